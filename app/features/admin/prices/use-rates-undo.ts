import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { PriceAnswer } from "./price-answer.ts";

/** After the rules were saved, the message takes them back with every day that followed. */
export function useRatesUndo(answer: PriceAnswer | undefined): void {
  const { t } = useTranslation(["prices", "errors"]);
  const { show } = useToast();
  const fetcher = useFetcher<PriceAnswer>();
  const undone = fetcher.state === "idle" ? fetcher.data : undefined;
  const shown = useRef<PriceAnswer>(undefined);
  const { submit } = fetcher;
  useEffect(() => {
    const latest = undone && undone !== shown.current ? undone : answer;
    if (!latest || latest === shown.current) return;
    if (latest.ok && latest.done === "rates") {
      const body = { intent: "undo_rates", entry: String(latest.entry) };
      shown.current = latest;
      show({
        text: t("rates.saved", { count: latest.days }),
        action: { label: t("undo"), run: () => void submit(body, { method: "post" }) },
      });
      return;
    }
    if (latest !== undone) return;
    shown.current = latest;
    if (!latest.ok) show({ text: t(`errors:${latest.error}`), tone: "error" });
    else if (latest.done === "undo_rates")
      show({ text: t("rates.undone", { count: latest.days }) });
  }, [answer, undone, show, submit, t]);
}
