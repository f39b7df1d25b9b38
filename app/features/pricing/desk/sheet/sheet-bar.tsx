import { Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { MAX_REASON } from "#app/domain/pricing/desk/price-csv.ts";
import { Button } from "#app/ui/button.tsx";
import type { SheetDraft } from "./use-sheet-draft.ts";

type SheetBarProps = {
  readonly draft: SheetDraft;
  readonly refused: number;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly error: ErrorCode | undefined;
  readonly busy: boolean;
  readonly onSave: () => void;
};

/** What is not saved yet: how many rows can be saved, how many cannot, and one button for all of them. */
export function SheetBar(props: SheetBarProps) {
  const { draft, refused, reason, onReason, error, busy, onSave } = props;
  const { t } = useTranslation(["prices", "desk", "errors"]);
  const count = draft.changes.length;
  const good = count - refused;
  const needsReason =
    reason.trim() === "" && draft.changes.some(({ seen, next }) => next.stopped && !seen.stopped);
  useSaveKey(onSave);
  if (count === 0) return null;
  return (
    <div className="savebar ts-bar" role="status">
      <b className="unsaved">{t("desk:record.unsaved")}</b>
      <span className="quiet min-w-0 flex-1">
        {refused > 0 ? t("sheet.some", { good, refused }) : t("sheet.all", { count: good })}
        {error ? <span className="block text-danger-300">{t(`errors:${error}`)}</span> : null}
      </span>
      {needsReason ? (
        <input
          className="input !w-44"
          placeholder={t("stop.reason")}
          aria-label={t("stop.reason")}
          maxLength={MAX_REASON}
          onBlur={({ currentTarget }) => onReason(currentTarget.value)}
        />
      ) : null}
      <Button variant="secondary" size="sm" onClick={() => draft.discard()}>
        <Undo2 aria-hidden="true" />
        {t("sheet.discard")}
      </Button>
      <Button size="sm" busy={busy} disabled={good === 0} onClick={onSave}>
        {t("sheet.save", { count: good })}
        <span className="kbd" aria-hidden="true">
          {t("desk:record.save_keys")}
        </span>
      </Button>
    </div>
  );
}

function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      save();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
}
