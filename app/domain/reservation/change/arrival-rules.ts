import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { canPlayBoth } from "#app/domain/order/rules/round-rules.ts";
import { minutesOf, type TeeSheet, teeSheet } from "#app/domain/pricing/tee-price.ts";

/** A ride between an airport and a region, and how long it takes. */
export type AirportRide = {
  readonly id: string;
  readonly regionId: string;
  readonly ride: Pick<LineOf<"callvan">, "date" | "time" | "way">;
  readonly driveMinutes: number;
};

type Tee = Pick<LineOf<"golf">, "date" | "time">;

export type TripRound = Tee & { readonly id: string; readonly regionId: string };

/** What a trip says about when its party is where. */
export type Itinerary = {
  readonly rides: readonly AirportRide[];
  readonly rounds: readonly TripRound[];
};

/** When the party is there; of a ride without an hour only the day is known. */
export type Arrival = { readonly day: LocalDate; readonly minutes: number };

/** A way back leaves from the other end. */
export function isFromAirport({ ride }: AirportRide): boolean {
  return ride.way !== "back";
}

/** The first ride from the airport to a region; none where the party plays somewhere before it: it has come by another way. */
export function arrivalAt(regionId: string, trip: Itinerary): Arrival | undefined {
  const first = firstRide(regionId, trip);
  return trip.rounds.some((round) => isBeforeArrival(round, first)) ? undefined : first;
}

function firstRide(regionId: string, { rides }: Itinerary): Arrival | undefined {
  const [first] = rides
    .filter((each) => isFromAirport(each) && each.regionId === regionId)
    .map(({ ride, driveMinutes }) => ({
      day: ride.date,
      minutes: ride.time === undefined ? 0 : minutesOf(ride.time) + driveMinutes,
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.minutes - b.minutes));
  return first;
}

/** The same trip with other choices for some of its lines, and without those that are gone. */
export function itineraryWith(
  { rides, rounds }: Itinerary,
  choices: ReadonlyMap<string, CartLine>,
  gone: ReadonlySet<string>,
): Itinerary {
  return {
    rides: rides
      .filter(({ id }) => !gone.has(id))
      .map((each) => {
        const choice = choices.get(each.id);
        return choice?.kind === "callvan" ? { ...each, ride: choice } : each;
      }),
    rounds: rounds.map((each) => {
      const choice = choices.get(each.id);
      return choice?.kind === "golf" ? { ...each, date: choice.date, time: choice.time } : each;
    }),
  };
}

/** The rounds that were after the arrival and would be before it, whichever of the two moves. */
export function roundsLeftBehind(before: Itinerary, after: Itinerary): TripRound[] {
  return after.rounds.filter(
    (round) =>
      arrivalAt(round.regionId, before) && isBeforeArrival(round, firstRide(round.regionId, after)),
  );
}

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

type Round = LineOf<"golf">;

/** The round of the trip that leaves no time for this one. */
export function clashOf<Other extends Round>(
  round: Round,
  others: readonly Other[],
): Other | undefined {
  return others.find(
    (other) => lineKey(other) === lineKey(round) || !canPlayBoth(other, round, { roads: {} }),
  );
}

/** The round of the trip that leaves time for no tee time of a day. */
export function clashOn<Other extends Round>(
  day: LocalDate,
  sheet: TeeSheet,
  round: Round,
  others: readonly Other[],
): Other | undefined {
  const clashes = teeSheet(sheet).map((time) => clashOf({ ...round, date: day, time }, others));
  return clashes.every((clash) => clash !== undefined) ? clashes[0] : undefined;
}
