import type { DayState } from "#app/domain/catalog/sale/sale-month.ts";
import { saleMonth } from "#app/domain/catalog/sale/sale-month.ts";
import { type Month, monthOfDay } from "#app/domain/common/date/calendar-rules.ts";
import { addDays, type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import {
  type QueryValues,
  readDay,
  readLocale,
  readMonth,
} from "#app/domain/common/query-readers.ts";

export type CaddyDayState = "free" | "off" | "booked";

/** A caddie works at most one round in the morning and one in the afternoon. */
const HALVES = ["am", "pm"] as const;
export type CaddyHalf = (typeof HALVES)[number];

type TakenHalf = { readonly day: LocalDate; readonly half: CaddyHalf };
type CaddyWeek = { readonly dayOff: number; readonly taken: readonly TakenHalf[] };

/** Whether a caddy is free for a tee time, or for any tee time of the day while none is chosen. */
export function caddyDayState(caddy: CaddyWeek, day: LocalDate, time?: string): CaddyDayState {
  if (weekdayOf(day) === caddy.dayOff) return "off";
  const free = freeHalves(caddy.taken, day);
  const isFree = time === undefined ? free.length > 0 : free.includes(halfOf(time));
  return isFree ? "free" : "booked";
}

export function freeHalves(taken: readonly TakenHalf[], day: LocalDate): CaddyHalf[] {
  return HALVES.filter((half) => !taken.some((each) => each.day === day && each.half === half));
}

export function halfOf(time: string): CaddyHalf {
  return time < "12:00" ? "am" : "pm";
}

/** A course without a round to sell shows its own reason instead of hers. */
export type CaddyRoundState = CaddyDayState | Exclude<DayState, "open">;

export function caddyRoundState(
  caddy: CaddyWeek,
  day: LocalDate,
  round: DayState,
): CaddyRoundState {
  if (round === "past_cutoff") return round;
  const state = caddyDayState(caddy, day);
  return state === "free" && round !== "open" ? round : state;
}

/** The first day between `from` and `last` on which she is free. */
export function nextFreeDay(
  stateOn: (day: LocalDate) => CaddyRoundState,
  from: LocalDate,
  last: LocalDate,
): LocalDate | undefined {
  for (let day = from; day <= last; day = addDays(day, 1)) {
    if (stateOn(day) === "free") return day;
  }
  return undefined;
}

/** The query parameters of a caddy's page. */
export const CADDY_READERS = { lang: readLocale, month: readMonth, date: readDay };
export type CaddyParams = QueryValues<typeof CADDY_READERS>;

export type CaddyVisit = { readonly month: Month; readonly day: LocalDate | undefined };

/** The month shown, and the chosen day. */
export function caddyVisit(query: Partial<CaddyParams>, today: LocalDate): CaddyVisit {
  const { date: day } = query;
  const ofDay = saleMonth(day ? monthOfDay(day) : null, today, monthOfDay(today));
  return { month: saleMonth(query.month ?? null, today, ofDay), day };
}
