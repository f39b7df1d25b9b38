import type { NameList } from "#app/domain/common/language/language-type.ts";
import { LANGUAGES, type Locale } from "#app/domain/common/language/languages.ts";
import { fillIn } from "#app/domain/common/text/fill-in.ts";
import { type LocalDate, monthOf, weekdayOf } from "./local-date.ts";

// Without `Intl`: its first formatter blocks a phone for a tenth of a second.

export type TextLength = "short" | "long";

/** 「화」 and 「화요일」, "Tue" and "Tuesday". */
export function weekdayName(day: LocalDate, locale: Locale, length: TextLength): string {
  return nameIn(LANGUAGES[locale].dates.weekdays, weekdayOf(day), length);
}

/** 「1월 14일」, "Jan 14" or "January 14". */
export function monthDayText(day: LocalDate, locale: Locale, length: TextLength): string {
  return dateText("monthDay", day, locale, length);
}

/** 「2027년 1월 14일」, "Jan 14, 2027" or "January 14, 2027". */
export function dayText(day: LocalDate, locale: Locale, length: TextLength): string {
  return dateText("day", day, locale, length);
}

/** 「2027년 1월」, "January 2027". */
export function monthText(day: LocalDate, locale: Locale): string {
  return dateText("month", day, locale, "long");
}

/** 「2027. 1. 14.」, "Jan 14, 2027": the shortest form of a whole day. */
export function briefDayText(day: LocalDate, locale: Locale): string {
  return dateText("briefDay", day, locale, "short");
}

/** For screen readers: 「1월 14일 목요일」, "Thursday, January 14". */
export function spokenDayText(day: LocalDate, locale: Locale): string {
  return fillIn(LANGUAGES[locale].dates.spokenDay, {
    day: monthDayText(day, locale, "long"),
    weekday: weekdayName(day, locale, "long"),
  });
}

function dateText(
  pattern: "monthDay" | "day" | "month" | "briefDay",
  day: LocalDate,
  locale: Locale,
  length: TextLength,
): string {
  const { dates } = LANGUAGES[locale];
  const monthNumber = monthOf(day);
  const parts = {
    year: Number(day.slice(0, 4)),
    monthNumber,
    month: dates.months && nameIn(dates.months, monthNumber - 1, length),
    date: Number(day.slice(8)),
  };
  return fillIn(dates[pattern], { ...parts, monthDay: fillIn(dates.monthDay, parts) });
}

function nameIn({ long, short }: NameList, index: number, length: TextLength): string {
  const name = long[index] ?? "";
  if (length === "long") return name;
  return typeof short === "number" ? name.slice(0, short) : (short[index] ?? "");
}
