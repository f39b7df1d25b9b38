import type { LineOf } from "#app/domain/booking/cart/cart-line.ts";
import { minutesOf, type TeeSheet } from "#app/domain/catalog/course/tee-sheet.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";

/** A ride from the airport, and how long it takes. */
export type ArrivalRide = {
  readonly ride: Pick<LineOf<"callvan">, "date" | "time" | "way">;
  readonly driveMinutes: number;
};

/** When the party is there; of a ride without an hour only the day is known. */
export type Arrival = { readonly day: LocalDate; readonly minutes: number };

/** The first ride from the airport; a way back leaves from the other end. */
export function arrivalOf(rides: readonly ArrivalRide[]): Arrival | undefined {
  const [first] = rides
    .filter(({ ride }) => ride.way !== "back")
    .map(({ ride, driveMinutes }) => ({
      day: ride.date,
      minutes: ride.time === undefined ? 0 : minutesOf(ride.time) + driveMinutes,
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.minutes - b.minutes));
  return first;
}

type Tee = Pick<LineOf<"golf">, "date" | "time">;

/** Whether a tee time is over before its party has come. */
export function isBeforeArrival({ date, time }: Tee, arrival: Arrival | undefined): boolean {
  if (!arrival) return false;
  return date < arrival.day || (date === arrival.day && minutesOf(time) < arrival.minutes);
}

/** Whether all tee times of a day are. */
export function isDayBeforeArrival(
  day: LocalDate,
  { last }: Pick<TeeSheet, "last">,
  arrival: Arrival | undefined,
): boolean {
  return isBeforeArrival({ date: day, time: last }, arrival);
}
