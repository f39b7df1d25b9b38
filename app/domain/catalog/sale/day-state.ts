import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { isBefore, type VenueTime } from "./cut-off.ts";

/** `open`, or why a day cannot be booked. */
export const DAY_STATES = ["open", "no_price", "closed", "sold_out", "past_cutoff"] as const;
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
