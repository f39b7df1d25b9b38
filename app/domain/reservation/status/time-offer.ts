import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import { halfOf } from "#app/domain/catalog/caddy/caddy-day.ts";
import { canTake, type TeeSlot } from "#app/domain/catalog/course/tee-board.ts";
import { clock, minutesOf } from "#app/domain/catalog/course/tee-sheet.ts";
import { addDays, type LocalDate } from "#app/domain/date/local-date.ts";
import { momentIn } from "#app/domain/date/zone-time.ts";

/** More to choose from would be work for the customer, not help. */
export const MOST_OFFERED = 3;

const HOUR_MS = 3_600_000;
const OPEN_HOURS = 24;
const LEAST_HOURS = 1;
const LAST_MINUTE = 24 * 60 - 1;

type AskedRound = {
  /** The tee-off that was paid for. */
  readonly time: string;
  /** Somebody goes out with them: her half of the day stays hers. */
  readonly hasCaddy: boolean;
};

/** What can be offered instead, in the order of the day. */
export function offerableTimes(round: AskedRound, slots: readonly TeeSlot[]): string[] {
  return slots
    .filter((slot) => canTake(slot) && slot.time !== round.time)
    .filter(({ time }) => !round.hasCaddy || halfOf(time) === halfOf(round.time))
    .map(({ time }) => time)
    .toSorted();
}

/** The times as they are offered, earliest first; null where there are too few or too many, or one cannot be had. */
export function chosenTimes(
  wanted: readonly string[],
  offerable: readonly string[],
): readonly string[] | null {
  const times = [...new Set(wanted)].toSorted();
  const isEnough = times.length === wanted.length && times.length >= 1;
  const isRight = isEnough && times.length <= MOST_OFFERED;
  return isRight && times.every((time) => offerable.includes(time)) ? times : null;
}

/** The so many that are least of a change, in the order of the day. */
export function nearestTimes(times: readonly string[], asked: string, count: number): string[] {
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(asked));
  return times
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, count)
    .toSorted();
}

type Offered = { readonly zone: string; readonly usedOn: LocalDate };

/** A day to think it over, but not into the day before the round; an hour at the least. */
export function offerExpiry({ zone, usedOn }: Offered, now: Date): Date {
  const dayBefore = momentIn(zone, addDays(usedOn, -1)).getTime();
  const least = now.getTime() + LEAST_HOURS * HOUR_MS;
  return new Date(Math.min(now.getTime() + OPEN_HOURS * HOUR_MS, Math.max(dayBefore, least)));
}

type Move = { readonly from: string; readonly to: string };

/** What was chosen, once the round has moved: its van was chosen with it, a ride of its own keeps its distance. */
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

/** Within the day: a car that is counted for a day does not come the night before. */
function shifted(time: string, minutes: number): string {
  return clock(Math.min(LAST_MINUTE, Math.max(0, minutesOf(time) + minutes)));
}
