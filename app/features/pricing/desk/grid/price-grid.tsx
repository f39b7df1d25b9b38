import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type LocalDate, toUtcDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { type Month, monthAfter, monthBefore, monthGrid } from "#app/domain/common/date/month.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { markClass } from "./cell-look.ts";
import type { GridCell } from "./grid-queries.server.ts";
import { type CellPreview, PriceCell } from "./price-cell.tsx";
import type { Selection } from "./use-cell-selection.ts";

type PriceGridProps = {
  readonly label: string;
  readonly month: Month;
  readonly today: LocalDate;
  readonly cells: ReadonlyMap<LocalDate, GridCell>;
  readonly previews: ReadonlyMap<LocalDate, CellPreview>;
  readonly selection: Selection;
  /** Enter: to the first field of the panel. S: to its stop-sell. */
  readonly onKey: (key: "change" | "stop") => void;
  /** The address of another month, with the same tab. */
  readonly monthLink: (month: Month) => string;
};

/** A month of prices in which days are chosen by dragging or with the keyboard. Without a script it is a table to read. */
export function PriceGrid(props: PriceGridProps) {
  const { label, month, today, cells, previews, selection } = props;
  const grid = monthGrid(month);
  const onKeyDown = useGridKeys(props);
  const table = useFocusFollows(selection);
  const selected = new Set(selection.days);
  const tabStop = selection.focus ?? grid.find((day) => day.startsWith(month)) ?? grid[0];
  return (
    <table
      ref={table}
      className="w-full touch-pan-y select-none table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerUp={selection.onPointerUp}
      onPointerLeave={selection.onPointerUp}
    >
      <thead>
        <Weekdays week={grid.slice(0, 7)} />
      </thead>
      <tbody>
        {weeksOf(grid).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <PriceCell
                key={day}
                day={day}
                cell={cells.get(day)}
                isOut={!day.startsWith(month)}
                isToday={day === today}
                isSelected={selected.has(day)}
                preview={previews.get(day)}
                selection={selection}
                isTabStop={day === tabStop}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useGridKeys({ month, selection, onKey, monthLink }: PriceGridProps) {
  const navigate = useNavigate();
  const turnTo = (to: Month) => void navigate(monthLink(to), { preventScrollReset: true });
  return (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const handled = selection.onArrow(event) || onOtherKey(event);
    if (handled) event.preventDefault();
  };

  /** Letters by the physical key: a Korean keyboard types ㄴ where S is. */
  function onOtherKey({ key, code }: KeyboardEvent): boolean {
    if (key === "PageUp") turnTo(monthBefore(month));
    else if (key === "PageDown") turnTo(monthAfter(month));
    else if (key === "Escape") selection.clear();
    else if (key === "Enter" && selection.days.length > 0) onKey("change");
    else if (code === "KeyS" && selection.days.length > 0) onKey("stop");
    else return false;
    return true;
  }
}

/** The keyboard's place is where the arrows moved it. */
function useFocusFollows({ focus }: Selection) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (!focus || !table.current?.contains(document.activeElement)) return;
    table.current.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus();
  }, [focus]);
  return table;
}

function Weekdays({ week }: { readonly week: readonly LocalDate[] }) {
  const { locale } = useAdminFormat();
  const short = dateFormat(LOCALE_TAG[locale], { weekday: "short", timeZone: "UTC" });
  return (
    <tr>
      {week.map((day) => (
        <th
          key={day}
          scope="col"
          className={clsx(
            "bg-sand px-1 py-1.75 text-left text-13/5.5 font-semibold md:px-2",
            WEEKDAY_TONE[weekdayOf(day)],
          )}
        >
          {short.format(toUtcDate(day))}
        </th>
      ))}
    </tr>
  );
}

const WEEKDAY_TONE: Readonly<Record<number, string>> = { 0: "text-sun", 6: "text-sat" };

function weeksOf(days: readonly LocalDate[]): readonly (readonly LocalDate[])[] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

type PriceLegendProps = { readonly percent: number; readonly canChange: boolean };

/** What the marks of the grid mean, and its keys. */
export function PriceLegend({ percent, canChange }: PriceLegendProps) {
  const { t } = useTranslation("prices");
  if (!canChange) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-ink-2">
      <span className="flex items-center gap-1.5">
        <i className={markClass({ look: "change" })} />
        {t("legend.change")}
      </span>
      <span className="flex items-center gap-1.5">
        <i className={markClass({ look: "kept" })} />
        {t("legend.kept")}
      </span>
      <span>
        <b className="text-warn-700">▲</b> {t("legend.low", { percent })}
      </span>
      <span className="tabular-nums whitespace-nowrap">{t("legend.left")}</span>
      <span className="ml-auto flex items-center gap-1.5 max-xl:hidden">
        <Kbd>Shift</Kbd>
        <Kbd>← ↑ → ↓</Kbd>
        {t("legend.choose")}
        <Kbd>Enter</Kbd>
        {t("legend.edit")}
        <Kbd>S</Kbd>
        {t("legend.stop")}
      </span>
    </div>
  );
}
