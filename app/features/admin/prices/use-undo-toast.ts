import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { type PriceAnswer, UNDO_INTENTS, type UndoableSave } from "./price-answer.ts";

/** After a save the message says what was saved, and takes it back with every day that followed. */
export function useUndoToast(answer: PriceAnswer | undefined): void {
  const { t } = useTranslation(["prices", "errors"]);
  const { show } = useToast();
  const undo = useFetcher<PriceAnswer>();
  const undone = undo.state === "idle" ? undo.data : undefined;
  const { submit } = undo;
  useOnce(answer, (saved) => {
    if (!isUndoable(saved)) return;
    const body = { intent: UNDO_INTENTS[saved.done], entry: String(saved.entry) };
    const count = saved.days;
    const texts = {
      rates: () => t("rates.saved", { count }),
      cost: () => t("cost.saved"),
      fee: () => t("fee.saved"),
      van: () => t("van.saved"),
      allotment: () => t("allotment.saved", { count }),
    };
    show({
      text: texts[saved.done](),
      action: { label: t("undo"), run: () => void submit(body, { method: "post" }) },
    });
  });
  useOnce(undone, (back) => {
    if (!back.ok) show({ text: t(`errors:${back.error}`), tone: "error" });
    else if (back.done === "undo_rates") show({ text: t("rates.undone", { count: back.days }) });
    else if (back.done === "undo_rule") show({ text: t("fee.undone") });
    else if (back.done === "undo_allotment") {
      show({ text: t("allotment.undone", { count: back.days }) });
    }
  });
}

function isUndoable(answer: PriceAnswer): answer is UndoableSave {
  return answer.ok && answer.done in UNDO_INTENTS;
}

/** Tells each answer once, however often the form is drawn. */
function useOnce(answer: PriceAnswer | undefined, tell: (answer: PriceAnswer) => void): void {
  const told = useRef<PriceAnswer>(undefined);
  useEffect(() => {
    if (!answer || answer === told.current) return;
    told.current = answer;
    tell(answer);
  });
}
