import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Month } from "#app/domain/common/date/calendar-rules.ts";
import { type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import {
  monthDayText,
  monthText,
  spokenDayText,
  weekdayName,
} from "#app/domain/common/date/plain-date-text.ts";
import { formatShortWon, formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { dayLook } from "#app/ui/calendar/day-look.ts";
import { IconLink } from "#app/ui/icon-button.tsx";
import type { OpenChangePage } from "./change-page-queries.server.ts";

type Round = NonNullable<OpenChangePage["round"]>;

type ChangeDaysProps = {
  readonly round: Round;
  readonly date: LocalDate;
  /** The day of the round as it is. */
  readonly now: LocalDate;
  readonly hrefOf: (date: LocalDate) => string;
  readonly hrefOfMonth: (month: Month) => string;
};

/** The week of the chosen day with its prices, and the whole month below; each day is a link. */
export function ChangeDays(props: ChangeDaysProps) {
  const { round, hrefOfMonth } = props;
  const { t } = useTranslation(["change", "ui"]);
  const locale = useLocale();
  const { month, week, days, previous, following } = round;
  function clashText(day: LocalDate): string[] {
    const title = round.about[day]?.clash;
    return title ? [t("date.clash_text", { day: monthDayText(day, locale, "long"), title })] : [];
  }
  return (
    <>
      <p className="text-14 text-ink-2">
        {t("date.unit")} {(week ?? days).flatMap(clashText).join(" ")}
      </p>
      {week ? (
        <div className="mt-3 grid grid-cols-7 gap-1">
          {week.map((day) => (
            <DayLink key={day} day={day} isInWeek {...props} />
          ))}
        </div>
      ) : null}
      <details className="group mt-2" open={round.isMonthAsked}>
        <summary className="flex min-h-11 cursor-pointer items-center justify-end gap-1 font-semibold text-14 text-ink-2">
          {t("date.all")}
          <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="flex items-center justify-between">
          <MonthLink
            to={previous}
            icon={ChevronLeft}
            label={t("ui:calendar.previous")}
            hrefOf={hrefOfMonth}
          />
          <b>{monthText(`${month}-01` as LocalDate, locale)}</b>
          <MonthLink
            to={following}
            icon={ChevronRight}
            label={t("ui:calendar.next")}
            hrefOf={hrefOfMonth}
          />
        </div>
        <div className="mt-1 grid grid-cols-7 gap-1">
          {days.map((day) => (
            <DayLink key={day} day={day} {...props} />
          ))}
        </div>
      </details>
    </>
  );
}

type MonthLinkProps = {
  readonly to: Month;
  readonly icon: typeof ChevronLeft;
  readonly label: string;
  readonly hrefOf: (month: Month) => string;
};

function MonthLink({ to, icon, label, hrefOf }: MonthLinkProps) {
  return <IconLink to={hrefOf(to)} icon={icon} label={label} replace preventScrollReset />;
}

type DayLinkProps = ChangeDaysProps & { readonly day: LocalDate; readonly isInWeek?: boolean };

function DayLink({ day, round, date, now, hrefOf, isInWeek = false }: DayLinkProps) {
  const { t } = useTranslation(["change", "ui"]);
  const locale = useLocale();
  const about = round.about[day];
  const isFree = about?.isFree === true;
  const isNow = day === now;
  const state = about?.state ?? "none";
  function off(): string {
    if (about?.clash) return t("date.clash");
    if (about?.isEarly) return t("date.early");
    return state === "free" ? "" : t(`ui:calendar.${state}`);
  }
  const price = about?.price === undefined ? "" : formatShortWon(about.price, locale);
  const look = dayLook({
    weekday: weekdayOf(day),
    isHoliday: Boolean(about?.holiday),
    isOut: about?.isOut,
    isSold: !isFree && !isNow,
    isChosen: day === date,
    isTall: isInWeek,
    isNow,
  });
  const inside = (
    <>
      <span className="sr-only">{spokenDayText(day, locale)}</span>
      {isInWeek ? (
        <i className={look.price} aria-hidden="true">
          {weekdayName(day, locale, "short")}
        </i>
      ) : null}
      <b className={look.number} aria-hidden="true">
        {Number(day.slice(8))}
      </b>
      <i className={look.price}>
        {isNow ? t("date.now") : isFree ? price : off()}
        {isFree && about?.price ? (
          <span className="sr-only"> {formatWon(about.price, locale)}</span>
        ) : null}
      </i>
    </>
  );
  if (!isFree && !isNow) return <span className={look.cell}>{inside}</span>;
  return (
    <AppLink
      to={hrefOf(day)}
      replace
      preventScrollReset
      className={look.cell}
      aria-current={day === date ? "date" : undefined}
    >
      {inside}
    </AppLink>
  );
}
