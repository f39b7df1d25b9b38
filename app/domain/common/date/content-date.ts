import { LANGUAGES, type Locale } from "../language/languages.ts";
import { type LocalDate, shopDayOf } from "./local-date.ts";
import { briefDayText, dayText, monthDayText } from "./plain-date-text.ts";

/** 「2027년 1월 14일」, "Jan 14, 2027". */
export function formatDate(day: LocalDate, locale: Locale): string {
  return dayText(day, locale, "short");
}

/** 「1월 14일」, "Jan 14": where the reader knows the year. */
export function formatMonthDay(day: LocalDate, locale: Locale): string {
  return monthDayText(day, locale, "short");
}

/** The year is written once when both days are in it. */
export function formatPeriod(from: LocalDate, to: LocalDate, locale: Locale): string {
  const oneYear = from.slice(0, 4) === to.slice(0, 4);
  const { yearOfPeriod } = LANGUAGES[locale].dates;
  const first = oneYear && yearOfPeriod === "last" ? formatMonthDay : formatDate;
  const last = oneYear && yearOfPeriod === "first" ? formatMonthDay : formatDate;
  return `${first(from, locale)} – ${last(to, locale)}`;
}

/** The day of publication in the shop's time zone: 「2026. 11. 15.」 */
export function formatPublished(moment: Date, locale: Locale): string {
  return briefDayText(shopDayOf(moment), locale);
}
