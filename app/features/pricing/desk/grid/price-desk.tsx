import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Month, monthGrid } from "#app/domain/common/date/month.ts";
import type { PricedKind } from "#app/domain/pricing/desk/margin.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { LeaveGuard } from "#app/features/desk/record/leave-guard.tsx";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";
import { ChangePanel } from "./change-panel.tsx";
import type { GridCell } from "./grid-queries.server.ts";
import { type Margins, marginsOf } from "./margins.ts";
import type { CellPreview } from "./price-cell.tsx";
import { PriceGrid } from "./price-grid.tsx";
import { PriceLegend } from "./price-legend.tsx";
import { RuleSteps } from "./rule-steps.tsx";
import { useSelection } from "./use-cell-selection.ts";
import { useCopied } from "./use-copied.ts";
import { useGridDraft } from "./use-grid-draft.ts";
import { usePriceSave } from "./use-price-save.ts";
import { previewOf, useRangeDraft } from "./use-range-change.ts";

type PriceDeskProps = {
  readonly label: string;
  readonly kind: PricedKind;
  readonly id: string;
  readonly month: Month;
  readonly today: LocalDate;
  readonly cells: readonly GridCell[];
  readonly costs: Costs;
  readonly monthLink: (month: Month) => string;
};

/** The month grid with the panel that changes the chosen days. */
export function PriceDesk(props: PriceDeskProps) {
  const { label, kind, id, month, today, cells, costs, monthLink } = props;
  const { t } = useTranslation("prices");
  const canChange = useMayChange("prices");
  const selection = useSelection(monthGrid(month));
  const byDay = useMemo(() => new Map(cells.map((cell) => [cell.day, cell])), [cells]);
  const margins = useMemo(() => marginsOf(costs), [costs]);
  // The past is shown and never changed.
  const days = selection.days.filter((day) => day >= today);
  const chosen = days.flatMap((day) => byDay.get(day) ?? []);
  const range = useRangeDraft();
  useGridDraft(`prices:${kind}:${id}:${month}`, selection, range);
  const copied = useCopied(range.draft, days.length);
  const preview = previewOf(range.draft, chosen.map(stateOf), copied.prices);
  const previews = previewsOf(preview, margins);
  const saver = useSaver(selection, range);
  const [first] = selection.days;
  const only = selection.days.length === 1 && first ? byDay.get(first) : undefined;
  return (
    <div className="pm-layout">
      <LeaveGuard unsaved={(preview?.changed.length ?? 0) > 0} />
      <div className="min-w-0">
        <PriceLegend percent={margins.limitPercent} canChange={canChange} />
        <PriceGrid
          label={label}
          month={month}
          today={today}
          cells={byDay}
          previews={previews}
          selection={selection}
          onKey={focusPanel}
          monthLink={monthLink}
        />
        {only && !canChange ? <RuleSteps cell={only} onRemove={undefined} /> : null}
      </div>
      {canChange && chosen.length > 0 ? (
        <ChangePanel
          key={`${days[0]}${days.length}`}
          kind={kind}
          days={days}
          cells={chosen}
          range={range}
          preview={preview}
          margins={margins}
          saver={saver}
          copyError={copied.isEmpty}
          onClose={selection.clear}
        />
      ) : (
        <p className="pm-hint">{t(kind === "course" ? "hint.course" : "hint.room")}</p>
      )}
    </div>
  );
}

/** What was saved is no longer chosen. */
function useSaver(
  { clear }: ReturnType<typeof useSelection>,
  { reset }: ReturnType<typeof useRangeDraft>,
) {
  return usePriceSave(
    useCallback(() => {
      clear();
      reset();
    }, [clear, reset]),
  );
}

function stateOf({ day, price, closed, holiday }: GridCell) {
  return { day, price, closed, holiday: holiday !== null };
}

function previewsOf(
  preview: ReturnType<typeof previewOf>,
  margins: Margins,
): ReadonlyMap<LocalDate, CellPreview> {
  const previews = new Map<LocalDate, CellPreview>();
  for (const { day, to } of preview?.changed ?? []) {
    previews.set(day, { to, margin: margins.margin(day, to), isLow: margins.isLow(day, to) });
  }
  for (const { day } of preview?.unchanged ?? []) previews.set(day, "kept");
  return previews;
}

/** Enter leads to the first number, S to the reason of a stop. */
function focusPanel(key: "change" | "stop"): void {
  const targets = key === "stop" ? ["#stop-reason"] : [".pm-panel [data-first]", ".pm-panel input"];
  const found = targets.map((target) => document.querySelector<HTMLElement>(target));
  found.find((element) => element !== null)?.focus();
}
