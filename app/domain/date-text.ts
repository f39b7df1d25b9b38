import { dateFormat } from "./formats.ts";
import { type LocalDate, SHOP_ZONE, toUtcDate } from "./local-date.ts";
import { LOCALE_TAG, type Locale } from "./locale.ts";

/** 2027년 1월 12일 (화); Tue, January 12, 2027. */
export function formatDay(day: LocalDate, locale: Locale): string {
  return withWeekday(day, locale, { year: "numeric", month: "long", day: "numeric" });
}

/** Where the year is plain: 1월 12일 (화); Tue, Jan 12. */
export function formatShortDay(day: LocalDate, locale: Locale): string {
  return withWeekday(day, locale, { month: "short", day: "numeric" });
}

/** A day without its weekday: a birthday. */
export function formatPlainDay(day: LocalDate, locale: Locale): string {
  return inUtc(day, locale, { dateStyle: "long" });
}

/** A moment as the clock on the shop's wall shows it. */
export function formatMoment(moment: Date, locale: Locale): string {
  const shown = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(LOCALE_TAG[locale], { ...options, timeZone: SHOP_ZONE }).format(moment);
  const time = shown({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return `${shown({ dateStyle: "long" })}${locale === "ko" ? "" : ","} ${time}`;
}

/** Put together here: how the two are joined differs between the server's `Intl` and a browser's. */
function withWeekday(day: LocalDate, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const date = inUtc(day, locale, options);
  const weekday = inUtc(day, locale, { weekday: "short" });
  return locale === "ko" ? `${date} (${weekday})` : `${weekday}, ${date}`;
}

function inUtc(day: LocalDate, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(LOCALE_TAG[locale], { ...options, timeZone: "UTC" }).format(toUtcDate(day));
}
