import {
  addMonths,
  firstOfMonth,
  type Month,
  monthOfDay,
} from "#app/domain/common/date/calendar-rules.ts";
import { addDays, type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { isBefore, type VenueTime } from "./cut-off.ts";

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

/** `open`, or why a day cannot be booked. */
const DAY_STATES = ["open", "no_price", "closed", "sold_out", "past_cutoff"] as const;

export type DayState = (typeof DAY_STATES)[number];

type DayFacts = {
  readonly day: LocalDate;
  /** Absent while the day has no price yet. */
  readonly price: { readonly closed: boolean } | undefined;
  readonly lastTee: string;
  readonly teeTimes: number;
  /** Tee times with fewer places than the party needs. */
  readonly full: number;
};

/** The cut-off comes first: no other reason matters for such a day. */
export function dayState(
  { day, price, lastTee, teeTimes, full }: DayFacts,
  earliest: VenueTime,
): DayState {
  if (isBefore({ day, time: lastTee.slice(0, 5) }, earliest)) return "past_cutoff";
  if (!price) return "no_price";
  if (price.closed) return "closed";
  return full >= teeTimes ? "sold_out" : "open";
}
