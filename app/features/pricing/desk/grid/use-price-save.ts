import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { PriceAnswer, PriceRefusal } from "#app/features/pricing/desk/price-answer.ts";
import type { SeenCell } from "#app/features/pricing/rates/save-prices.server.ts";
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
  const answered = useRef<PriceAnswer>(undefined);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const { submit } = fetcher;
  useEffect(() => {
    if (!answer || answer === answered.current) return;
    answered.current = answer;
    if (!answer.ok) return;
    if (answer.done === "undo") show({ text: t("undone", { count: answer.count }) });
    if (answer.done !== "prices") return;
    onSaved();
    const body = { intent: "undo", entry: String(answer.entry) };
    show({
      text: t("saved", { count: answer.count }),
      action: { label: t("undo"), run: () => void submit(body, { method: "post" }) },
    });
  }, [answer, onSaved, show, submit, t]);

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
