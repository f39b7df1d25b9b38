import { useTranslation } from "react-i18next";
import type { CalendarDay } from "#app/domain/common/date/calendar-rules.ts";
import { type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { spokenDayText } from "#app/domain/common/date/plain-date-text.ts";
import { formatShortWon, formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { groupedSkeletonClass } from "#app/ui/look/skeleton-class.ts";
import type { DayChoice } from "./calendar-choice.ts";
import { dayLook } from "./day-look.ts";

type CalendarCellProps = {
  readonly day: LocalDate;
  readonly about: CalendarDay | undefined;
  readonly choice: DayChoice;
  readonly isToday: boolean;
  readonly isOut: boolean;
  readonly isPast: boolean;
  readonly isTabStop: boolean;
  readonly loading: boolean;
  /** In a calendar without prices. */
  readonly isBare: boolean;
  /** Undefined for a day that cannot be chosen. */
  readonly onPick: (() => void) | undefined;
};

export function CalendarCell(props: CalendarCellProps) {
  const { day, about, choice, isToday, isOut, isPast, isTabStop, loading, isBare, onPick } = props;
  const { short, spoken } = useDayWords(props);
  const isOff = about?.state !== undefined && about.state !== "free";
  const isWaiting = loading && !isPast;
  const look = dayLook({
    weekday: weekdayOf(day),
    isHoliday: Boolean(about?.holiday),
    isPeak: about?.peak,
    isOut,
    isPast,
    isSold: isOff && !isPast,
    isToday,
    isChosen: choice === "one" || choice === "from" || choice === "to",
    range: choice === "one" ? undefined : choice,
    isBare,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table could not be laid out as these six weeks
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div role="gridcell" aria-selected={choice !== undefined}>
      <button
        type="button"
        className={look.cell}
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={onPick ? undefined : true}
        aria-current={isToday ? "date" : undefined}
        onClick={onPick}
      >
        <span className="sr-only">{spoken}</span>
        <b className={look.number} aria-hidden="true">
          {Number(day.slice(8))}
        </b>
        {isWaiting ? <span className={`${groupedSkeletonClass} my-1 h-3 w-7 rounded-lg`} /> : null}
        {isWaiting || (isBare && short === "") ? null : (
          <i className={look.price} aria-hidden="true">
            {short}
          </i>
        )}
        {about?.holiday && !isPast ? (
          <em className={look.holiday} aria-hidden="true">
            {about.holiday}
          </em>
        ) : null}
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
