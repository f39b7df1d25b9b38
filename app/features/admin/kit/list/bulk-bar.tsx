import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { type BulkAction, useBulk } from "./use-bulk.ts";
import type { Selection } from "./use-selection.ts";

type BulkBarProps = {
  readonly selection: Selection;
  readonly actions: readonly BulkAction[];
  readonly versionOf: (id: string) => number | undefined;
};

/** Appears with the first ticked row: what can be done with all of them, and how far it is. */
export function BulkBar({ selection, actions, versionOf }: BulkBarProps) {
  const { t } = useTranslation("lists");
  const { progress, run, stop } = useBulk(selection, versionOf);
  const [asked, setAsked] = useState<BulkAction>();
  const count = selection.ids.length;
  if (count === 0 && !progress) return null;

  function press(action: BulkAction) {
    if (action.confirm) setAsked(action);
    else void run(action);
  }

  return (
    <div className="bulkbar" role="status">
      {progress ? (
        <>
          <div className="min-w-0 flex-1">
            <div className="flex justify-between gap-4 text-13">
              <span className="truncate">{t("bulk_running", { label: progress.label })}</span>
              <b className="num">{`${progress.done} / ${progress.all}`}</b>
            </div>
            <progress className="track" value={progress.done} max={progress.all} />
          </div>
          <Button variant="secondary" size="xs" onClick={stop}>
            {t("bulk_stop")}
          </Button>
        </>
      ) : (
        <>
          <b className="whitespace-nowrap">{t("selected", { count })}</b>
          <span className="flex flex-1 flex-wrap justify-end gap-2">
            {actions.map((action) => (
              <Button key={action.name} variant="secondary" size="xs" onClick={() => press(action)}>
                {action.label}
              </Button>
            ))}
          </span>
          <button
            type="button"
            className="icon-btn"
            aria-label={t("selection_clear")}
            onClick={() => selection.set([])}
          >
            <X aria-hidden="true" />
          </button>
        </>
      )}
      {asked?.confirm ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={asked.confirm.title(count)}
          text={asked.confirm.text}
          confirmLabel={asked.label}
          tone="danger"
          onConfirm={() => {
            setAsked(undefined);
            void run(asked);
          }}
        />
      ) : null}
    </div>
  );
}
