import { useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useLocation } from "react-router";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { type Month, monthGrid } from "#app/domain/common/date/month.ts";
import type { Won } from "#app/domain/common/money.ts";
import { parsedJson } from "#app/domain/common/text/storable.ts";
import type { PricedKind } from "#app/domain/pricing/desk/margin.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { LeaveGuard } from "#app/features/desk/record/leave-guard.tsx";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";
import { useBrowserDraft } from "#app/platform/browser/use-browser-draft.ts";
import { ChangePanel } from "./change-panel.tsx";
import type { GridCell } from "./grid-queries.server.ts";
import { type Margins, marginsOf } from "./margins.ts";
import type { CellPreview } from "./price-cell.tsx";
import { PriceGrid, PriceLegend } from "./price-grid.tsx";
import { RuleSteps } from "./rule-steps.tsx";
import { type Selection, useSelection } from "./use-cell-selection.ts";
import { usePriceSave } from "./use-price-save.ts";
import { MODES, previewOf, type RangeDraft, useRangeDraft } from "./use-range-change.ts";

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
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26.5rem]">
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
        <p className="rounded-card border border-line-2 border-dashed p-5 text-ink-2 max-md:hidden">
          {t(kind === "course" ? "hint.course" : "hint.room")}
        </p>
      )}
    </div>
  );
}

/** Clears the selection after a save. */
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
  const targets =
    key === "stop" ? ["#stop-reason"] : ["#change-panel [data-first]", "#change-panel input"];
  const found = targets.map((target) => document.querySelector<HTMLElement>(target));
  found.find((element) => element !== null)?.focus();
}

/** Of the price pages' own loader, asked for a period to copy. */
type CopiedPrices = {
  readonly copied: readonly { readonly day: LocalDate; readonly price: Won }[];
};

/** The prices of the period that is copied, fetched once its first day is chosen. */
function useCopied({ mode, copyFrom }: RangeDraft, days: number) {
  const fetcher = useFetcher<CopiedPrices>();
  const { pathname } = useLocation();
  const from = mode === "copy" ? parseLocalDate(copyFrom) : undefined;
  const { load } = fetcher;
  useEffect(() => {
    if (from && days > 0) void load(`${pathname}?copy=${from}&days=${days}`);
  }, [from, days, pathname, load]);
  const copied = from ? (fetcher.data?.copied ?? []) : [];
  return {
    prices: new Map(copied.map(({ day, price }) => [day, price])),
    isEmpty: from !== undefined && fetcher.state === "idle" && copied.length === 0,
  };
}

/** What was chosen and typed and not saved; stored in the browser by product and month, so that a reload loses nothing. */
function useGridDraft(
  key: string,
  { choose, days }: Selection,
  { draft, restore }: ReturnType<typeof useRangeDraft>,
): void {
  const { save } = useBrowserDraft({
    key,
    fields: ["change"],
    onStored: (values) => {
      const stored = storedDraft(values?.change ?? "");
      if (!stored) return false;
      choose(stored.first, stored.last);
      restore(stored.draft);
      return true;
    },
  });
  const [first, last] = [days[0], days.at(-1)];
  // Runs after the stored draft is read; the next pass saves it again.
  useEffect(() => {
    const text = isTyped(draft) && first && last ? JSON.stringify({ first, last, draft }) : "";
    save({ change: text });
  });
}

function isTyped({ fields, copyFrom }: RangeDraft): boolean {
  return copyFrom !== "" || Object.values(fields).some(({ text }) => text.trim() !== "");
}

function storedDraft(text: string) {
  const stored = parsedJson(text) as
    | { first?: string; last?: string; draft?: RangeDraft }
    | undefined;
  const [first, last] = [parseLocalDate(stored?.first ?? ""), parseLocalDate(stored?.last ?? "")];
  const draft = stored?.draft;
  if (!first || !last || !draft?.fields || !MODES.includes(draft.mode)) return undefined;
  return { first, last, draft };
}
