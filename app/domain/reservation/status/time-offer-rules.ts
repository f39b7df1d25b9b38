import { halfOf } from "#app/domain/catalog/caddie/caddie-day.ts";
import { canTake, type TeeSlot } from "#app/domain/catalog/course/tee-board.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { clock, minutesOf } from "#app/domain/pricing/tee-price.ts";

/** More to choose from would not help the customer. */
export const MAX_OFFERED_TIMES = 3;

const HOUR_MS = 3_600_000;
const OPEN_HOURS = 24;
const LEAST_HOURS = 1;
const LAST_MINUTE = 24 * 60 - 1;

type PaidRound = {
  /** The tee-off that was paid for. */
  readonly time: string;
  /** With a caddie the time stays within the half day that she is booked for. */
  readonly hasCaddie: boolean;
};

/** What can be offered instead, in the order of the day. */
export function offerableTimes(round: PaidRound, slots: readonly TeeSlot[]): string[] {
  return slots
    .filter((slot) => canTake(slot) && slot.time !== round.time)
    .filter(({ time }) => !round.hasCaddie || halfOf(time) === halfOf(round.time))
    .map(({ time }) => time)
    .toSorted();
}

/** The times as they are offered, earliest first; null where there are too few or too many, or one is not available. */
export function chosenTimes(
  wanted: readonly string[],
  offerable: readonly string[],
): readonly string[] | null {
  const times = [...new Set(wanted)].toSorted();
  const isEnough = times.length === wanted.length && times.length >= 1;
  const isRight = isEnough && times.length <= MAX_OFFERED_TIMES;
  return isRight && times.every((time) => offerable.includes(time)) ? times : null;
}

/** The given number of times nearest to the paid one, in the order of the day. */
export function nearestTimes(times: readonly string[], paidTime: string, count: number): string[] {
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(paidTime));
  return times
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, count)
    .toSorted();
}

type Offered = { readonly zone: string; readonly usedOn: LocalDate };

/** 24 hours to decide, ending before the day before the round begins, on whichever day; at least one hour. */
export function offerExpiry({ zone, usedOn }: Offered, now: Date): Date {
  const dayBefore = momentIn(zone, addDays(usedOn, -1)).getTime();
  const least = now.getTime() + LEAST_HOURS * HOUR_MS;
  return new Date(Math.min(now.getTime() + OPEN_HOURS * HOUR_MS, Math.max(dayBefore, least)));
}

type Move = { readonly from: string; readonly to: string };

/** A line's choice after its round moved: a separate ride moves by the same number of minutes. */
export function retimed(choice: CartLine, { from, to }: Move): CartLine {
  switch (choice.kind) {
    case "golf":
      return { ...choice, time: to };
    case "caddy":
      return choice.time === undefined ? choice : { ...choice, time: to };
    case "callvan":
      return choice.time === undefined
        ? choice
        : { ...choice, time: shifted(choice.time, minutesOf(to) - minutesOf(from)) };
    case "hotel":
    case "tournament":
      return choice;
  }
}

/** Stays within the day, since a car is counted for that day. */
function shifted(time: string, minutes: number): string {
  return clock(Math.min(LAST_MINUTE, Math.max(0, minutesOf(time) + minutes)));
}

/** Only an open offer waits for an answer. */
export const OFFER_STATUSES = ["OPEN", "ACCEPTED", "DECLINED", "EXPIRED", "WITHDRAWN"] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
