import { LANGUAGES, type Locale } from "#app/domain/common/language/languages.ts";
import { fillIn } from "#app/domain/common/text/fill-in.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { type LocalDate, SHOP_ZONE } from "./local-date.ts";
import { dayText, monthDayText, weekdayName } from "./plain-date-text.ts";

/** 2027년 1월 12일 (화); Tue, January 12, 2027. */
export function formatDay(day: LocalDate, locale: Locale): string {
  return withWeekday(day, locale, dayText(day, locale, "long"));
}

/** Where the year is obvious: 1월 12일 (화); Tue, Jan 12. */
export function formatShortDay(day: LocalDate, locale: Locale): string {
  return withWeekday(day, locale, monthDayText(day, locale, "short"));
}

/** A day without its weekday: a birthday. */
export function formatPlainDay(day: LocalDate, locale: Locale): string {
  return dayText(day, locale, "long");
}

/** A moment in the shop's time zone. */
export function formatMoment(moment: Date, locale: Locale): string {
  const { tag, dates } = LANGUAGES[locale];
  const shown = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(tag, { ...options, timeZone: SHOP_ZONE }).format(moment);
  const time = shown({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return fillIn(dates.moment, { day: shown({ dateStyle: "long" }), time });
}

function withWeekday(day: LocalDate, locale: Locale, date: string): string {
  const weekday = weekdayName(day, locale, "short");
  return fillIn(LANGUAGES[locale].dates.dayAndWeekday, { day: date, weekday });
}

/** 11/16 from 2026-11-16: where days stand close together, in every language. */
export function shortDay(day: LocalDate): string {
  const [, month, date] = day.split("-").map(Number);
  return `${month}/${date}`;
}
