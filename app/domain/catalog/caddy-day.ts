import { type Month, monthOfDay } from "../calendar.ts";
import { type LocalDate, weekdayOf } from "../local-date.ts";
import { saleDay, saleMonth } from "./sale-month.ts";

export type CaddyDayState = "free" | "off" | "booked";

type CaddyWeek = { readonly dayOff: number; readonly bookedOn: ReadonlySet<LocalDate> };

/** Whether a caddy can be had on a day. */
export function caddyDayState(caddy: CaddyWeek, day: LocalDate): CaddyDayState {
  if (weekdayOf(day) === caddy.dayOff) return "off";
  return caddy.bookedOn.has(day) ? "booked" : "free";
}

export type CaddyVisit = { readonly month: Month; readonly day: LocalDate | undefined };

/** What the address of a caddy asks for: a month on show and a day to come. */
export function caddyVisit(search: URLSearchParams, today: LocalDate): CaddyVisit {
  const day = saleDay(search.get("date"), today);
  return { month: saleMonth(search.get("month"), today, monthOfDay(day ?? today)), day };
}
