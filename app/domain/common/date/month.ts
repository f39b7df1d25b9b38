import { addDays, dayRange, type LocalDate, parseLocalDate, weekdayOf } from "./local-date.ts";

/** A calendar month, as `YYYY-MM`. */
export type Month = `${number}-${number}`;

const MONTH_PATTERN = /^20\d{2}-(0[1-9]|1[0-2])$/;
const SIX_WEEKS = 42;

/** The month in the address, or the one that today is in. */
export function monthParam(search: URLSearchParams, today: LocalDate): Month {
  const text = search.get("month") ?? "";
  return MONTH_PATTERN.test(text) ? (text as Month) : (today.slice(0, 7) as Month);
}

export function firstDayOf(month: Month): LocalDate {
  return parseLocalDate(`${month}-01`) ?? "2000-01-01";
}

/** Always six weeks starting on a Sunday, so that every month has the same height. */
export function monthGrid(month: Month): LocalDate[] {
  const first = firstDayOf(month);
  return dayRange(addDays(first, -weekdayOf(first)), SIX_WEEKS);
}

export function monthAfter(month: Month): Month {
  return addDays(firstDayOf(month), 31).slice(0, 7) as Month;
}

export function monthBefore(month: Month): Month {
  return addDays(firstDayOf(month), -1).slice(0, 7) as Month;
}
