import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import type {
  HotelCandidate,
  PlanCandidates,
  StayOption,
  TransferOption,
} from "../plan-candidates.ts";
import { hasCars } from "./cars-left.ts";
import { type PlanTask, travellersOf } from "./plan-task.ts";
import { candidateFacts, stayKey } from "./search-facts.ts";

/** From landing to the car, and from the airport's door to take-off. */
const LANDING_MINUTES = 60;
const CHECK_IN_MINUTES = 120;
/** To an airport to which no road was measured. */
const UNKNOWN_TRANSFER_MINUTES = 60;

/** Where a trip begins: all that does not depend on its rounds. */
export type PlanBase = {
  readonly start: LocalDate;
  readonly nights: number;
  readonly hotel: HotelCandidate;
  readonly stay: StayOption;
  readonly transfers: readonly TransferOption[];
  readonly price: number;
  /** At the hotel on the first day, and away from it on the last, in minutes of the day. */
  readonly arrives: number;
  readonly leaves: number;
};

function isHotelWished({ id, regionId, stars }: HotelCandidate, { wish }: PlanTask): boolean {
  const { hotel, regions, avoid } = wish;
  return (
    (regions?.includes(regionId) ?? true) &&
    !avoid?.includes(id) &&
    id === (hotel.id ?? id) &&
    stars >= (hotel.stars ?? 0)
  );
}

/** Every stay that the wish allows, with each way to get there and back. */
export function planBases(task: PlanTask, candidates: PlanCandidates): readonly PlanBase[] {
  const starts = new Set(task.starts);
  const rooms = roomsOf(task);
  const { stays } = candidateFacts(candidates);
  const key = stayKey(task.nights, rooms);
  const byKey = new Map<string, readonly Ride[]>();
  return candidates.hotels
    .filter((hotel) => isHotelWished(hotel, task))
    .flatMap((hotel) =>
      (stays.get(hotel.id)?.get(key) ?? [])
        .filter(({ checkIn }) => starts.has(checkIn))
        .flatMap((stay) => basesOf(hotel, stay, task, candidates, byKey)),
    );
}

function roomsOf({ wish }: PlanTask): number {
  const travellers = travellersOf(wish);
  return wish.hotel.rooms === "single" ? travellers : Math.ceil(travellers / 2);
}

type Ride = { readonly transfer: TransferOption | undefined; readonly minutes: number };

function basesOf(
  hotel: HotelCandidate,
  stay: StayOption,
  task: PlanTask,
  candidates: PlanCandidates,
  known: Map<string, readonly Ride[]>,
): readonly PlanBase[] {
  const start = stay.checkIn;
  const ridesOn = (day: LocalDate, way: "there" | "back") => {
    const key = `${hotel.regionId}:${day}:${way}`;
    const rides = known.get(key) ?? ridesOf(hotel.regionId, day, way, task, candidates);
    known.set(key, rides);
    return rides;
  };
  const landing = minutesOf(task.wish.arrival.time);
  const takeOff = minutesOf(task.wish.departure.time);
  return ridesOn(start, "there").flatMap((there) =>
    ridesOn(stay.line.checkOut, "back").map((back) => {
      const transfers = [there.transfer, back.transfer].filter((ride) => ride !== undefined);
      return {
        ...{ start, nights: task.nights, hotel, stay, transfers },
        price: transfers.reduce<number>((sum, { price }) => sum + price, stay.price),
        arrives: landing + LANDING_MINUTES + there.minutes,
        leaves: takeOff - CHECK_IN_MINUTES - back.minutes,
      };
    }),
  );
}

/** How the party gets between the airport and the region on a day; none where it has to be driven and cannot be. */
function ridesOf(
  regionId: string,
  day: LocalDate,
  way: "there" | "back",
  { wish }: PlanTask,
  candidates: PlanCandidates,
): readonly Ride[] {
  const flight = way === "there" ? wish.arrival : wish.departure;
  const inRegion = candidateFacts(candidates).rides.get(regionId) ?? [];
  const airport = flight.airport ?? inRegion[0]?.airport;
  const onRoute = inRegion.filter((ride) => ride.airport === airport);
  const none = [{ transfer: undefined, minutes: onRoute[0]?.minutes ?? UNKNOWN_TRANSFER_MINUTES }];
  if (wish.rides === "none") return none;
  const there = onRoute.filter(
    (ride) => ride.day === day && ride.way === way && hasCars(ride.needs, candidates),
  );
  const rides = atTime(there, flight.time, way);
  if (rides.length === 0) return wish.rides === undefined ? none : [];
  return rides.map((transfer) => ({ transfer, minutes: transfer.minutes }));
}

/** Where candidates were loaded for several flights, those of this one. */
function atTime(rides: readonly TransferOption[], time: string, way: "there" | "back") {
  const leaves = (ride: TransferOption) =>
    way === "there"
      ? minutesOf(time) + LANDING_MINUTES
      : minutesOf(time) - CHECK_IN_MINUTES - ride.minutes;
  const exact = rides.filter(({ line, ...ride }) => {
    const at = leaves({ line, ...ride });
    return line.time !== undefined && minutesOf(line.time) === (at + 1440) % 1440;
  });
  return exact.length > 0 ? exact : rides;
}
