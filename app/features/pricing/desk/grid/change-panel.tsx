import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { RangePreview } from "#app/domain/pricing/desk/change-prices.ts";
import type { PricedKind } from "#app/domain/pricing/desk/margin.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ChangeTable } from "./change-table.tsx";
import { ConflictNote, LowMargin } from "./conflict-note.tsx";
import type { GridCell } from "./grid-queries.server.ts";
import type { Margins } from "./margins.ts";
import { RangeAllotment } from "./range-allotment.tsx";
import { RangeStop } from "./range-stop.tsx";
import { RuleSteps } from "./rule-steps.tsx";
import { ScopeFields } from "./scope-fields.tsx";
import type { PriceSaver } from "./use-price-save.ts";
import type { useRangeDraft } from "./use-range-change.ts";

type ChangePanelProps = {
  readonly kind: PricedKind;
  readonly days: readonly LocalDate[];
  readonly cells: readonly GridCell[];
  readonly range: ReturnType<typeof useRangeDraft>;
  readonly preview: RangePreview | undefined;
  readonly margins: Margins;
  readonly saver: PriceSaver;
  readonly copyError: boolean;
  readonly onClose: () => void;
};

/** The chosen days: how they change, every changed cell before it is saved, and stop-sell. */
export function ChangePanel(props: ChangePanelProps) {
  const { kind, days, cells, range, preview, margins, saver, copyError, onClose } = props;
  const [reason, setReason] = useState("");
  const changed = preview?.changed ?? [];
  const low = changed.filter(({ day, to, from }) => to < from && margins.isLow(day, to));
  const canSave = changed.length > 0 && preview?.wrong.length === 0;
  const save = () => {
    if (!canSave || saver.busy) return;
    saver.save(
      changed.map(({ day, from, to }) => ({ day, seen: from, price: to })),
      reason.trim(),
    );
  };
  useSaveKey(save);
  const [only] = cells;
  return (
    <aside
      id="change-panel"
      className="flex flex-col border border-line bg-paper max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:max-h-[72vh] max-md:rounded-t-panel max-md:shadow-[0_-0.5rem_2rem_rgb(0_0_0/0.18)] md:sticky md:top-18 md:max-h-[calc(100vh-5.25rem)] md:rounded-card"
      aria-labelledby="panel-title"
    >
      <PanelHead days={days} cells={cells} preview={preview} onClose={onClose} />
      <div className="grid content-start gap-4 overflow-y-auto bg-sand p-4">
        {cells.length === 1 && only ? (
          <RuleSteps
            cell={only}
            onRemove={() => saver.save([{ day: only.day, seen: only.price, price: null }], reason)}
          />
        ) : null}
        <ScopeFields range={range} cells={cells.map(stateOf)} copyError={copyError} />
        <WrongCells preview={preview} />
        {changed.length > 0 ? (
          <ChangeTitle count={changed.length}>
            {(title) => <ChangeTable title={title} changed={changed} margins={margins} />}
          </ChangeTitle>
        ) : null}
        {low.length > 0 ? (
          <LowMargin
            days={low.map(({ day }) => day)}
            margins={margins}
            reason={reason}
            onReason={setReason}
            onLowest={range.setPrice}
          />
        ) : null}
        <ConflictNote refusal={saver.refusal} />
        <RangeAllotment kind={kind} cells={cells} />
        <RangeStop days={days} cells={cells} />
      </div>
      <PanelFoot
        cells={cells}
        count={changed.length}
        busy={saver.busy}
        canSave={canSave && (low.length === 0 || reason.trim() !== "")}
        onSave={save}
        onClose={onClose}
      />
    </aside>
  );
}

function stateOf({ day, price, closed, holiday }: GridCell) {
  return { day, price, closed, holiday: holiday !== null };
}

/** Ctrl+S (⌘S) saves from anywhere on the page. */
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

type PanelHeadProps = Pick<ChangePanelProps, "days" | "cells" | "preview" | "onClose">;

function PanelHead({ days, cells, preview, onClose }: PanelHeadProps) {
  const { t } = useTranslation("prices");
  const { day } = useAdminFormat();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return null;
  const closed = cells.filter((cell) => cell.closed).length;
  const parts = [
    t("panel.chosen", { count: days.length }),
    preview ? t("panel.changes", { count: preview.changed.length }) : "",
    closed > 0 ? t("panel.closed", { count: closed }) : "",
  ];
  return (
    <header className="flex items-start justify-between gap-2 border-line border-b p-4">
      <div>
        <h2 id="panel-title" className="text-18">
          {from === to ? day(from) : `${day(from)} – ${day(to)}`}
        </h2>
        <p className="text-14 text-ink-2">{parts.filter(Boolean).join(" · ")}</p>
      </div>
      <IconButton label={t("panel.close")} icon={X} onClick={onClose} />
    </header>
  );
}

type ChangeTitleProps = {
  readonly count: number;
  readonly children: (title: string) => React.ReactNode;
};

function ChangeTitle({ count, children }: ChangeTitleProps) {
  const { t } = useTranslation("prices");
  return <>{children(t("change.title", { count }))}</>;
}

function WrongCells({ preview }: Pick<ChangePanelProps, "preview">) {
  const { t } = useTranslation("errors");
  const [wrong] = preview?.wrong ?? [];
  if (!wrong) return null;
  return (
    <p className="bg-paper" role="alert">
      {t(wrong.error)}
    </p>
  );
}

type PanelFootProps = {
  readonly cells: readonly GridCell[];
  readonly count: number;
  readonly busy: boolean;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
};

function PanelFoot({ cells, count, busy, canSave, onSave, onClose }: PanelFootProps) {
  const { t } = useTranslation(["prices", "desk"]);
  const teams = cells.reduce((sum, cell) => sum + cell.teams, 0);
  return (
    <footer className="grid gap-2 border-line border-t p-4">
      {teams > 0 ? (
        <p className="text-center text-13 text-ink-2">{t("panel.teams", { count: teams })}</p>
      ) : null}
      <div className="flex gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t("panel.cancel")}
        </Button>
        <Button className="flex-1" busy={busy} disabled={!canSave} onClick={onSave}>
          {t("panel.save", { count })}
          <Kbd aria-hidden="true" onGreen>
            {t("desk:record.save_keys")}
          </Kbd>
        </Button>
      </div>
    </footer>
  );
}
