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

export type CaddieDayState = "free" | "off" | "booked";

/** A caddie works at most one round in the morning and one in the afternoon. */
const HALVES = ["am", "pm"] as const;
export type CaddieHalf = (typeof HALVES)[number];

type TakenHalf = { readonly day: LocalDate; readonly half: CaddieHalf };
type CaddieWeek = { readonly dayOff: number; readonly taken: readonly TakenHalf[] };

/** Whether a caddie is free for a tee time, or for any tee time of the day while none is chosen. */
export function caddieDayState(caddie: CaddieWeek, day: LocalDate, time?: string): CaddieDayState {
  if (weekdayOf(day) === caddie.dayOff) return "off";
  const free = freeHalves(caddie.taken, day);
  const isFree = time === undefined ? free.length > 0 : free.includes(halfOf(time));
  return isFree ? "free" : "booked";
}

export function freeHalves(taken: readonly TakenHalf[], day: LocalDate): CaddieHalf[] {
  return HALVES.filter((half) => !taken.some((each) => each.day === day && each.half === half));
}

export function halfOf(time: string): CaddieHalf {
  return time < "12:00" ? "am" : "pm";
}

/** A course without a round to sell shows its own reason instead of hers. */
export type CaddieRoundState = CaddieDayState | Exclude<DayState, "open">;

export function caddieRoundState(
  caddie: CaddieWeek,
  day: LocalDate,
  round: DayState,
): CaddieRoundState {
  if (round === "past_cutoff") return round;
  const state = caddieDayState(caddie, day);
  return state === "free" && round !== "open" ? round : state;
}

/** The first day between `from` and `last` on which she is free. */
export function nextFreeDay(
  stateOn: (day: LocalDate) => CaddieRoundState,
  from: LocalDate,
  last: LocalDate,
): LocalDate | undefined {
  for (let day = from; day <= last; day = addDays(day, 1)) {
    if (stateOn(day) === "free") return day;
  }
  return undefined;
}

/** The query parameters of a caddie's page. */
export const CADDIE_READERS = { lang: readLocale, month: readMonth, date: readDay };
export type CaddieParams = QueryValues<typeof CADDIE_READERS>;

export type CaddieVisit = { readonly month: Month; readonly day: LocalDate | undefined };

/** The month shown, and the chosen day. */
export function caddieVisit(query: Partial<CaddieParams>, today: LocalDate): CaddieVisit {
  const { date: day } = query;
  const ofDay = saleMonth(day ? monthOfDay(day) : null, today, monthOfDay(today));
  return { month: saleMonth(query.month ?? null, today, ofDay), day };
}
