import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type {
  CarNeed,
  CourseCandidate,
  HotelCandidate,
  PlanCandidates,
  RoundOption,
  StayOption,
  TransferOption,
} from "#app/domain/planner/plan-candidates.ts";
import { clock, minutesOf } from "#app/domain/pricing/tee-price.ts";
import { pickUpTime } from "#app/domain/pricing/van-price.ts";

export const WEIGHTS = { wonPerDriveMinute: 300, wonPerRatingTenth: 1500 };
export const TODAY: LocalDate = "2026-11-15";
export const MONDAY: LocalDate = "2027-01-11";

/** One car of the region, for its day. */
export function carIn(regionId: string, day: LocalDate, cars = 1): CarNeed {
  return { vehicle: "van", regionId, day, cars };
}

type Tee = {
  readonly course: string;
  readonly day: LocalDate;
  readonly time: string;
  readonly price: number;
  readonly golfers?: number;
  readonly van?: { readonly regionId: string; readonly price: number };
};

/** A round for the party, in flights of up to four, eight minutes apart. */
export function roundOf({ course, day, time, price, golfers = 2, van }: Tee): RoundOption {
  const flights = Array.from({ length: Math.ceil(golfers / 4) }, (_, index) => ({
    kind: "golf" as const,
    courseId: course,
    date: day,
    time: clock(minutesOf(time) + 8 * index),
    players: Math.min(4, golfers - 4 * index),
    fees: { green: won(index === 0 ? price : 0), cart: won(0), caddy: won(0), van: won(0) },
    cars: 0,
    callvan: "none" as const,
  }));
  const first = { day, time, courseId: course, price: won(price), lines: flights, left: 4 };
  if (!van) return first;
  const driven = flights.map((line, index) => ({
    ...line,
    cars: 1,
    callvan: "round_trip" as const,
    fees: { ...line.fees, van: won(index === 0 ? van.price : 0) },
  }));
  const needs = [carIn(van.regionId, day, flights.length)];
  return { ...first, van: { ...van, price: won(van.price), lines: driven, needs } };
}

export function courseOf(
  id: string,
  rounds: readonly RoundOption[],
  more: Partial<CourseCandidate> = {},
): CourseCandidate {
  return {
    ...{ id, rounds, regionId: "pattaya", rating: 40, booking: "instant", nightGolf: false },
    ...{ latitude: 12.93, longitude: 100.88, timeZone: "Asia/Bangkok", tipBaht: 400 },
    ...more,
  };
}

export function stayOf(
  hotel: string,
  checkIn: LocalDate,
  nights: number,
  price: number,
  { rooms = 1, adults = 2, room = `${hotel}-room` } = {},
): StayOption {
  const line = {
    ...{ kind: "hotel" as const, hotelId: hotel, roomId: room, checkIn, rooms, adults },
    ...{ checkOut: addDays(checkIn, nights), children: 0, price: won(price) },
  };
  return { hotelId: hotel, roomId: room, checkIn, line, price: won(price) };
}

export function hotelOf(
  id: string,
  minutesTo: Readonly<Record<string, number>>,
  stays: readonly StayOption[],
  more: Partial<HotelCandidate> = {},
): HotelCandidate {
  return {
    ...{ id, minutesTo, stays, regionId: "pattaya", stars: 4, rating: 36, booking: "instant" },
    ...more,
  };
}

type Ride = Partial<Pick<TransferOption, "regionId" | "airport" | "minutes">> & {
  readonly way: "there" | "back";
  readonly day: LocalDate;
  readonly flight: string;
  readonly price?: number;
};

export function transferOf({ way, day, flight, price = 90_000, ...more }: Ride): TransferOption {
  const { regionId = "pattaya", airport = "BKK", minutes = 90 } = more;
  const time = way === "there" ? clock(minutesOf(flight) + 60) : pickUpTime(flight, minutes + 60);
  const line = {
    ...{ kind: "callvan" as const, routeId: `${airport}-${regionId}`, date: day, way, time },
    ...{ people: 2, golfBags: 2, suitcases: 2, price: won(price) },
  };
  const needs = [carIn(regionId, day)];
  return { regionId, airport, way, day, minutes, line, price: won(price), needs };
}

export function candidatesOf(parts: Partial<PlanCandidates>): PlanCandidates {
  return {
    ...{ courses: [], hotels: [], transfers: [], caddies: [], carsLeft: {}, roads: {} },
    ...parts,
  };
}
