import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import type { CalendarDay } from "#app/domain/common/date/calendar-rules.ts";
import { type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { spokenDayText } from "#app/domain/common/date/plain-date-text.ts";
import { formatShortWon, formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { DayChoice } from "./calendar-choice.ts";

type CalendarCellProps = {
  readonly day: LocalDate;
  readonly about: CalendarDay | undefined;
  readonly choice: DayChoice;
  readonly isToday: boolean;
  readonly isOut: boolean;
  readonly isPast: boolean;
  readonly isTabStop: boolean;
  readonly loading: boolean;
  /** Undefined for a day that cannot be chosen. */
  readonly onPick: (() => void) | undefined;
};

export function CalendarCell(props: CalendarCellProps) {
  const { day, about, choice, isToday, isOut, isPast, isTabStop, loading, onPick } = props;
  const { short, spoken } = useDayWords(props);
  const weekday = weekdayOf(day);
  const isOff = about?.state !== undefined && about.state !== "free";
  const className = clsx("day", {
    sat: weekday === 6,
    sun: weekday === 0,
    hol: about?.holiday,
    peak: about?.peak,
    out: isOut,
    past: isPast,
    sold: isOff && !isPast,
    today: isToday,
    "is-on": choice === "one" || choice === "from" || choice === "to",
    "in-range": choice === "between",
    "range-start": choice === "from",
    "range-end": choice === "to",
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table could not be laid out as these six weeks
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div role="gridcell" aria-selected={choice !== undefined}>
      <button
        type="button"
        className={className}
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={onPick ? undefined : true}
        aria-current={isToday ? "date" : undefined}
        onClick={onPick}
      >
        <span className="sr-only">{spoken}</span>
        <b aria-hidden="true">{Number(day.slice(8))}</b>
        {loading && !isPast ? <span className="sk wait" /> : <i aria-hidden="true">{short}</i>}
        {about?.holiday && !isPast ? <em aria-hidden="true">{about.holiday}</em> : null}
      </button>
    </div>
  );
}

/** The visible text and the label of a cell: no meaning depends on colour or strike-through alone. */
function useDayWords({ day, about, choice, isPast, isToday }: CalendarCellProps) {
  const { t } = useTranslation("ui");
  const locale = useLocale();
  const { price, state = "free", peak, holiday, label } = about ?? {};

  const end = choice === "from" || choice === "to" ? t(`calendar.${choice}`) : undefined;
  const off = state === "free" ? undefined : (label ?? t(`calendar.${state}`));
  const cost = price === undefined ? "" : formatShortWon(price, locale);
  const short = isPast ? "" : (end ?? off ?? label ?? cost);
  const spoken = [
    spokenDayText(day, locale),
    isToday && t("calendar.today"),
    holiday,
    !isPast && (off ?? label ?? (price === undefined ? "" : formatWon(price, locale))),
    !isPast && peak && t("calendar.peak"),
    end,
  ];
  return { short, spoken: spoken.filter(Boolean).join(", ") };
}
