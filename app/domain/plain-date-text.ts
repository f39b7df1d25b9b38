import { type LocalDate, monthOf, weekdayOf } from "./local-date.ts";
import type { Locale } from "./locale.ts";

/** Without `Intl`: its first formatter blocks a phone for a tenth of a second. */
const WEEKDAYS: Record<Locale, readonly string[]> = {
  ko: ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};

const ENGLISH_MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export type TextLength = "short" | "long";

/** 「화」 and 「화요일」, "Tue" and "Tuesday". */
export function weekdayName(day: LocalDate, locale: Locale, length: TextLength): string {
  const name = WEEKDAYS[locale][weekdayOf(day)] ?? "";
  if (length === "long") return name;
  return name.slice(0, locale === "ko" ? 1 : 3);
}

/** 「1월 14일」, "Jan 14" or "January 14". */
export function monthDayText(day: LocalDate, locale: Locale, length: TextLength): string {
  const date = Number(day.slice(8));
  return locale === "ko" ? `${monthOf(day)}월 ${date}일` : `${monthName(day, length)} ${date}`;
}

/** 「2027년 1월 14일」, "Jan 14, 2027" or "January 14, 2027". */
export function dayText(day: LocalDate, locale: Locale, length: TextLength): string {
  const monthDay = monthDayText(day, locale, length);
  return locale === "ko" ? `${yearOf(day)}년 ${monthDay}` : `${monthDay}, ${yearOf(day)}`;
}

/** 「2027년 1월」, "January 2027". */
export function monthText(day: LocalDate, locale: Locale): string {
  return locale === "ko"
    ? `${yearOf(day)}년 ${monthOf(day)}월`
    : `${monthName(day, "long")} ${yearOf(day)}`;
}

function monthName(day: LocalDate, length: TextLength): string {
  const name = ENGLISH_MONTHS[monthOf(day) - 1] ?? "";
  return length === "long" ? name : name.slice(0, 3);
}

function yearOf(day: LocalDate): number {
  return Number(day.slice(0, 4));
}
