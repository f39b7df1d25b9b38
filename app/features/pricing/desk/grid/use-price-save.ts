import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { PriceAnswer, PriceRefusal } from "#app/features/pricing/desk/price-answer.tsx";
import type { SeenCell } from "#app/features/pricing/rates/save-prices.server.ts";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";

export type PriceSaver = {
  readonly save: (cells: readonly SeenCell[], reason: string) => void;
  readonly busy: boolean;
  readonly refusal: PriceRefusal | undefined;
};

/** Saves cells of prices; the message takes the last save back. */
export function usePriceSave(onSaved: () => void): PriceSaver {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const { show } = useToast();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const { submit } = fetcher;
  useAnswer(answer, (saved) => {
    if (!saved.ok) return;
    if (saved.done === "undo") show({ text: t("undone", { count: saved.count }) });
    if (saved.done !== "prices") return;
    onSaved();
    const body = { intent: "undo", entry: String(saved.entry) };
    show({
      text: t("saved", { count: saved.count }),
      action: { label: t("undo"), run: () => void submit(body, { method: "post" }) },
    });
  });
  return {
    save: (cells, reason) =>
      void fetcher.submit(
        { intent: "prices", cells: JSON.stringify(cells), reason },
        { method: "post" },
      ),
    busy: fetcher.state !== "idle",
    refusal: answer?.ok === false ? answer : undefined,
  };
}
