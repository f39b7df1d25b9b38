import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { TeeRefusal } from "#app/domain/pricing/desk/tee-sheet-form.ts";
import type { PriceAnswer } from "#app/features/pricing/desk/price-answer.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { DaySheet } from "./sheet-queries.server.ts";
import type { SheetDraft } from "./use-sheet-draft.ts";

/** Sends every changed row that is not known to be refused; what the server refuses stays in the draft. */
export function useSheetSave(sheet: DaySheet, draft: SheetDraft, onSaved: () => void) {
  const { t } = useTranslation("prices");
  const fetcher = useFetcher<PriceAnswer>();
  const { show } = useToast();
  const [refused, setRefused] = useState<readonly TeeRefusal[]>([]);
  const answered = useRef<PriceAnswer>(undefined);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const { discard } = draft;
  const { submit } = fetcher;
  const settle = useCallback(
    (done: Extract<PriceAnswer, { done: "sheet" | "undo_sheet" }>) => {
      setRefused(done.refused);
      discard(done.saved);
      if (done.saved.length === 0) return;
      onSaved();
      const body = { intent: "undo_sheet", entry: String(done.entry) };
      show({
        text: t("sheet.saved", { count: done.saved.length }),
        action: { label: t("undo"), run: () => void submit(body, { method: "post" }) },
      });
    },
    [discard, onSaved, show, submit, t],
  );
  useEffect(() => {
    if (!answer || answer === answered.current) return;
    answered.current = answer;
    if (answer.ok && answer.done === "sheet") settle(answer);
    if (answer.ok && answer.done === "undo_sheet") {
      const kept = answer.refused.length;
      const back = t("sheet.undone", { count: answer.saved.length });
      show({ text: kept > 0 ? `${back} ${t("sheet.undo_kept", { count: kept })}` : back });
    }
  }, [answer, settle, show, t]);

  function save(reason: string): void {
    const blocked = new Set(draft.refused.map(({ time }) => time));
    const rows = draft.changes.filter(({ time }) => !blocked.has(time));
    if (rows.length === 0 || fetcher.state !== "idle") return;
    const body = { intent: "sheet", day: sheet.day, reason, rows: JSON.stringify(rows) };
    void fetcher.submit(body, { method: "post" });
  }
  const error = answer?.ok === false ? (answer.fields.rows ?? answer.error) : undefined;
  return { save, busy: fetcher.state !== "idle", error, refused };
}
