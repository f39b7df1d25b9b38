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
} from "#app/domain/calendar.ts";
import { weekdayName, writtenMonth } from "#app/domain/day-words.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useSwipe } from "#app/ui/use-swipe.ts";
import { CalendarCell } from "./calendar-cell.tsx";
import { type Choosing, choiceOf, firstChosen, pickOf } from "./calendar-choice.ts";
import { monthPage } from "./month-pages.ts";

export type CalendarProps = Choosing & {
  readonly today: LocalDate;
  readonly month: Month;
  readonly days: CalendarDays;
  /** Absent while nothing is known yet: the month cannot be turned. */
  readonly onMonthChange?: (month: Month) => void;
  readonly min?: LocalDate;
  readonly max?: LocalDate;
  readonly loading?: boolean;
};

/** Six weeks with the price of each day. Past days are shut unless `min` says otherwise. */
export function Calendar(props: CalendarProps) {
  const { today, month, days, onMonthChange, min = today, max, loading = false } = props;
  const { t } = useTranslation("ui");
  const locale = useLocale();
  const hintId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<LocalDate>();
  const limits = { min, max };
  const firstDay = firstWeekday(locale);
  const weeks = monthPage(month, firstDay);
  const tabStop = tabStopOf(month, [reached, firstChosen(props), today]);

  useEffect(() => {
    // Only the keyboard moves the focus; a new month brought by the arrows above leaves it there.
    if (!reached || monthOfDay(reached) !== month) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
  }, [reached, month]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = (event.target as HTMLElement).dataset.day as LocalDate | undefined;
    const to = from && movedByKey(from, event.key, firstDay);
    if (!to) return;
    event.preventDefault();
    if (!isWithin(to, limits)) return;
    setReached(to);
    if (monthOfDay(to) !== month) onMonthChange?.(monthOfDay(to));
  }

  function turn(months: number) {
    setReached(undefined);
    onMonthChange?.(addMonths(month, months));
  }

  const canGoBack = onMonthChange !== undefined && month > monthOfDay(min);
  const canGoOn = onMonthChange !== undefined && (max === undefined || month < monthOfDay(max));
  const swipe = useSwipe((months) => {
    if (months < 0 ? canGoBack : canGoOn) turn(months);
  });
  const isBare = !loading && Object.keys(days).length === 0;
  const name = writtenMonth(firstOfMonth(month), locale);

  return (
    <div className={isBare ? "cal bare" : "cal"}>
      <div className="cal-head">
        <IconButton
          icon={ChevronLeft}
          label={t("calendar.previous")}
          disabled={!canGoBack}
          onClick={() => turn(-1)}
        />
        <h3 aria-live="polite">{name}</h3>
        <IconButton
          icon={ChevronRight}
          label={t("calendar.next")}
          disabled={!canGoOn}
          onClick={() => turn(1)}
        />
      </div>
      <p id={hintId} className="sr-only">
        {loading ? t("calendar.loading") : t("calendar.hint")}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table could not be laid out as these six weeks */}
      <div
        ref={grid}
        role="grid"
        className={loading ? "cal-grid sks" : "cal-grid"}
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
                onPick={pickOf(day, props, days, limits)}
              />
            ))}
          </div>
        ))}
      </div>
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
          className="dow"
          aria-label={weekdayName(day, locale, "long")}
        >
          {weekdayName(day, locale, "short")}
        </span>
      ))}
    </div>
  );
}

/** One day of the grid is reached by Tab: the first of these that is on show, or else the first of the month. */
function tabStopOf(month: Month, wanted: readonly (LocalDate | undefined)[]): LocalDate {
  const shown = wanted.find((day) => day !== undefined && monthOfDay(day) === month);
  return shown ?? firstOfMonth(month);
}
