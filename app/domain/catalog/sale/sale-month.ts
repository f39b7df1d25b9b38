import {
  addMonths,
  firstOfMonth,
  type Month,
  monthOfDay,
} from "#app/domain/common/date/calendar-rules.ts";
import { addDays, type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";

/** How far ahead a calendar can be turned. */
const MONTHS_AHEAD = 11;

/** The last day that a calendar shows. */
export function lastDayShown(today: LocalDate): LocalDate {
  return addDays(firstOfMonth(addMonths(monthOfDay(today), MONTHS_AHEAD + 1)), -1);
}

/** The month of the address if the calendar can show it, otherwise the given one. */
export function saleMonth(value: string | null, today: LocalDate, otherwise: Month): Month {
  const first = value === null ? undefined : parseLocalDate(`${value}-01`);
  if (!first) return otherwise;
  const month = monthOfDay(first);
  const isShown = month >= monthOfDay(today) && month <= monthOfDay(lastDayShown(today));
  return isShown ? month : otherwise;
}

/** The day of the address if the calendar can show it. */
export function saleDay(value: string | null, today: LocalDate): LocalDate | undefined {
  const day = parseLocalDate(value ?? "");
  return day !== undefined && day >= today && day <= lastDayShown(today) ? day : undefined;
}
