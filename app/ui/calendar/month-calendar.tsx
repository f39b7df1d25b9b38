import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  addMonths,
  type CalendarDays,
  firstOfMonth,
  firstWeekday,
  isWithin,
  type Month,
  monthOfDay,
  movedByKey,
} from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { monthText, weekdayName } from "#app/domain/common/date/plain-date-text.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { useSwipe } from "#app/ui/hooks/use-swipe.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { skeletonGroupClass } from "#app/ui/look/skeleton-class.ts";
import { CalendarCell } from "./calendar-cell.tsx";
import { type Choosing, choiceOf, firstChosen, pickOf } from "./calendar-choice.ts";
import { monthPage } from "./month-pages.ts";

export type CalendarProps = Choosing & {
  readonly today: LocalDate;
  readonly month: Month;
  readonly days: CalendarDays;
  /** Absent while the days are unknown: the month cannot be turned. */
  readonly onMonthChange?: (month: Month) => void;
  readonly min?: LocalDate;
  readonly max?: LocalDate;
  readonly loading?: boolean;
};

/** Six weeks with the price of each day. Past days cannot be chosen unless `min` allows them. */
export function Calendar(props: CalendarProps) {
  const { today, month, days, loading = false, min = today, max } = props;
  const { t } = useTranslation("ui");
  const locale = useLocale();
  const hintId = useId();
  const limits = { min, max };
  const { grid, weeks, tabStop, onKeyDown, turn, canTurn } = useMonthGrid(props, limits);
  const swipe = useSwipe((months) => {
    if (canTurn(months)) turn(months);
  });
  const isBare = !loading && Object.keys(days).length === 0;
  const name = monthText(firstOfMonth(month), locale);

  return (
    <div data-calendar className="w-full">
      <MonthHead name={name} turn={turn} canTurn={canTurn} />
      <p id={hintId} className="sr-only">
        {loading ? t("calendar.loading") : t("calendar.hint")}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table could not be laid out as these six weeks */}
      <div
        ref={grid}
        role="grid"
        className={clsx("grid touch-pan-y grid-cols-7 gap-y-1", loading && skeletonGroupClass)}
        aria-label={t("calendar.month", { month: name })}
        aria-describedby={hintId}
        aria-busy={loading}
        aria-multiselectable={props.mode === "range" || undefined}
        onKeyDown={onKeyDown}
        {...swipe}
      >
        <WeekdayNames week={weeks[0] ?? []} locale={locale} />
        {weeks.map((week) => (
          // biome-ignore lint/a11y/useSemanticElements: as the grid
          // biome-ignore lint/a11y/useFocusableInteractive: the buttons inside take the focus
          <div key={week[0]} role="row" className="contents">
            {week.map((day) => (
              <CalendarCell
                key={day}
                day={day}
                about={days[day]}
                choice={choiceOf(day, props)}
                isToday={day === today}
                isOut={monthOfDay(day) !== month}
                isPast={!isWithin(day, limits)}
                isTabStop={day === tabStop}
                loading={loading}
                isBare={isBare}
                onPick={pickOf(day, props, days, limits)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type Limits = { readonly min: LocalDate; readonly max: LocalDate | undefined };

/** Moving by keys inside the month, and from month to month within the limits. */
function useMonthGrid(props: CalendarProps, limits: Limits) {
  const { today, month, onMonthChange } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<LocalDate>();
  const firstDay = firstWeekday(useLocale());

  useEffect(() => {
    // Only arrow keys inside the grid move the focus; after a press on "next month" it stays on that button.
    if (!focused || monthOfDay(focused) !== month) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, month]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = (event.target as HTMLElement).dataset.day as LocalDate | undefined;
    const to = from && movedByKey(from, event.key, firstDay);
    if (!to) return;
    event.preventDefault();
    if (!isWithin(to, limits)) return;
    setFocused(to);
    if (monthOfDay(to) !== month) onMonthChange?.(monthOfDay(to));
  }

  function turn(months: number) {
    setFocused(undefined);
    onMonthChange?.(addMonths(month, months));
  }

  function canTurn(months: number): boolean {
    if (onMonthChange === undefined) return false;
    if (months < 0) return month > monthOfDay(limits.min);
    return limits.max === undefined || month < monthOfDay(limits.max);
  }

  const weeks = monthPage(month, firstDay);
  const tabStop = tabStopOf(month, [focused, firstChosen(props), today]);
  return { grid, weeks, tabStop, onKeyDown, turn, canTurn };
}

type MonthHeadProps = {
  readonly name: string;
  readonly turn: (months: number) => void;
  readonly canTurn: (months: number) => boolean;
};

function MonthHead({ name, turn, canTurn }: MonthHeadProps) {
  const { t } = useTranslation("ui");
  return (
    <div className="mb-2 flex items-center justify-between">
      <IconButton
        icon={ChevronLeft}
        label={t("calendar.previous")}
        disabled={!canTurn(-1)}
        onClick={() => turn(-1)}
      />
      <h3 className="text-18/7" aria-live="polite">
        {name}
      </h3>
      <IconButton
        icon={ChevronRight}
        label={t("calendar.next")}
        disabled={!canTurn(1)}
        onClick={() => turn(1)}
      />
    </div>
  );
}

type WeekdayNamesProps = { readonly week: readonly LocalDate[]; readonly locale: Locale };

function WeekdayNames({ week, locale }: WeekdayNamesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    // biome-ignore lint/a11y/useFocusableInteractive: nothing in it is to be pressed
    <div role="row" className="contents">
      {week.map((day) => (
        // biome-ignore lint/a11y/useSemanticElements: as the grid
        // biome-ignore lint/a11y/useFocusableInteractive: nothing in it is to be pressed
        <span
          key={day}
          role="columnheader"
          className="grid h-9 place-items-center text-14 font-semibold text-ink-2 first:text-sun last:text-sat"
          aria-label={weekdayName(day, locale, "long")}
        >
          {weekdayName(day, locale, "short")}
        </span>
      ))}
    </div>
  );
}

/** Tab reaches one day of the grid: the first of the wanted ones that is visible, otherwise the first of the month. */
function tabStopOf(month: Month, wanted: readonly (LocalDate | undefined)[]): LocalDate {
  const visible = wanted.find((day) => day !== undefined && monthOfDay(day) === month);
  return visible ?? firstOfMonth(month);
}
