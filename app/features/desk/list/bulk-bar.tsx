import { X } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { viewOf } from "#app/domain/desk/list/list-params.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { iconButtonClass } from "#app/ui/icon-button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useAdminFormat } from "../use-desk-format.ts";
import type { StepValues } from "./bulk-requests.ts";
import { type BulkAction, type BulkProgress, useBulk } from "./use-bulk.ts";
import type { Selection } from "./use-row-selection.ts";

type BulkBarProps = {
  readonly area: AdminArea | undefined;
  readonly selection: Selection;
  readonly actions: readonly BulkAction[];
  /** How many rows the filters match, on all pages. */
  readonly total: number;
  readonly versionOf: (id: string) => number | undefined;
};

/** Appears with the first ticked row: what can be done with all of them, and how far it is. */
export function BulkBar({ area, selection, actions, total, versionOf }: BulkBarProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const bulk = useBulk(selection, { area, view: viewOf(search), versionOf });
  const [asked, setAsked] = useState<BulkAction>();
  const count = selection.isMatching ? total : selection.ids.length;
  if (count === 0 && !bulk.progress && !asked) return null;

  async function press(action: BulkAction) {
    if (action.confirm) setAsked(action);
    else if (action.to) {
      const rows = await bulk.rows();
      if (rows) void navigate(action.to(rows.map(({ id }) => id)));
    } else void bulk.run(action);
  }
  return (
    <>
      <div
        className="sticky bottom-4 z-20 mx-auto mt-4 flex min-h-15 max-w-184 items-center gap-3 rounded-[0.875rem] bg-ink py-2 pr-2.5 pl-4 text-paper shadow-soft max-sm:flex-wrap"
        role="status"
      >
        {bulk.progress ? (
          <Running progress={bulk.progress} onStop={bulk.stop} />
        ) : (
          <Ticked selection={selection} count={count} total={area ? total : 0}>
            {actions.map((action) => (
              <Button
                key={action.name}
                variant="secondary"
                size="xs"
                onClick={() => void press(action)}
              >
                {action.label}
              </Button>
            ))}
          </Ticked>
        )}
      </div>
      {asked?.confirm ? (
        <BulkDialog
          action={asked}
          count={count}
          run={(values, onAccepted) => bulk.run(asked, { values, onAccepted })}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

type TickedProps = {
  readonly selection: Selection;
  readonly count: number;
  readonly total: number;
  readonly children: ReactNode;
};

/** With the whole page ticked, all that match are one press away. */
function Ticked({ selection, count, total, children }: TickedProps) {
  const { t } = useTranslation("lists");
  const { number } = useAdminFormat();
  const hasMore = selection.isAll && !selection.isMatching && total > selection.ids.length;
  return (
    <>
      <b className="whitespace-nowrap">{t("selected", { count, shown: number(count) })}</b>
      {hasMore ? (
        <button
          type="button"
          className="font-semibold underline underline-offset-4"
          onClick={selection.tickMatching}
        >
          {t("select_matching", { count: total, shown: number(total) })}
        </button>
      ) : null}
      <span className="flex flex-1 flex-wrap justify-end gap-2">{children}</span>
      <button
        type="button"
        className={iconButtonClass({ tone: "paper" })}
        aria-label={t("selection_clear")}
        onClick={() => selection.set([])}
      >
        <X aria-hidden="true" />
      </button>
    </>
  );
}

const trackClass =
  "mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-paper/20 [&::-moz-progress-bar]:bg-fairway-300 [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-fairway-300";

type RunningProps = { readonly progress: BulkProgress; readonly onStop: () => void };

function Running({ progress, onStop }: RunningProps) {
  const { t } = useTranslation("lists");
  return (
    <>
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-4 text-13">
          <span className="truncate">{t("bulk_running", { label: progress.label })}</span>
          <b className="tabular-nums whitespace-nowrap">{`${progress.done} / ${progress.all}`}</b>
        </div>
        <progress className={trackClass} value={progress.done} max={progress.all} />
      </div>
      <Button variant="secondary" size="xs" onClick={onStop}>
        {t("bulk_stop")}
      </Button>
    </>
  );
}

type BulkDialogProps = {
  readonly action: BulkAction;
  readonly count: number;
  /** Answers what was typed wrongly; the dialog stays open with it. */
  readonly run: (values: StepValues, onAccepted: () => void) => Promise<FieldErrors | undefined>;
  readonly onClose: () => void;
};

/** Asks before an action on several rows, and for what it needs to know, such as a reason. */
function BulkDialog({ action, count, run, onClose }: BulkDialogProps) {
  const { t } = useTranslation("ui");
  const id = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const { confirm, label } = action;
  if (!confirm) return null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    setErrors((await run(values, onClose)) ?? {});
    setBusy(false);
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={confirm.title(count)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {label}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
        <p className="text-ink-2">{confirm.text}</p>
        {confirm.fields?.(errors)}
      </form>
    </Dialog>
  );
}
