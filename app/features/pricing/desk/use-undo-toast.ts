import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import {
  type PriceAnswer,
  UNDO_INTENTS,
  type UndoableSave,
  type UndoneSave,
} from "./price-answer.tsx";

/** After a save the message says what was saved, and takes it back with every day that followed. */
export function useUndoToast(answer: PriceAnswer | undefined): void {
  const { t } = useTranslation(["prices", "errors"]);
  const { show } = useToast();
  const undo = useFetcher<PriceAnswer>();
  const undone = undo.state === "idle" ? undo.data : undefined;
  const { submit } = undo;
  useAnswer(answer, (saved) => {
    if (!isUndoable(saved)) return;
    const { done, entry, days: count } = saved;
    const body = { intent: UNDO_INTENTS[done], entry: String(entry) };
    const action = { label: t("undo"), run: () => void submit(body, { method: "post" }) };
    const texts = {
      rates: () => t("rates.saved", { count }),
      cost: () => t("cost.saved"),
      fee: () => t("fee.saved"),
      van: () => t("van.saved"),
      allotment: () => t("allotment.saved", { count }),
      close: () => t("stop.closed", { count }),
      open: () => t("stop.opened", { count }),
      min_stay: () => t("min_stay.saved", { count }),
    };
    show({ text: texts[done](), ...(entry !== null && { action }) });
  });
  useAnswer(undone, (back) => {
    if (!back.ok) show({ text: t(`errors:${back.error}`), tone: "error" });
    if (!isUndone(back)) return;
    const count = back.days;
    const texts = {
      undo_rates: () => t("rates.undone", { count }),
      undo_rule: () => t("fee.undone"),
      undo_allotment: () => t("allotment.undone", { count }),
      undo_stop: () => t("stop.undone", { count }),
      undo_min_stay: () => t("min_stay.undone", { count }),
    };
    show({ text: texts[back.done]() });
  });
}

function isUndoable(answer: PriceAnswer): answer is UndoableSave {
  return answer.ok && answer.done in UNDO_INTENTS;
}

function isUndone(answer: PriceAnswer): answer is UndoneSave {
  return answer.ok && Object.values<string>(UNDO_INTENTS).includes(answer.done);
}
