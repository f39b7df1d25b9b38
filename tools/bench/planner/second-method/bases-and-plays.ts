import { addDays, daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type {
  CourseCandidate,
  HotelCandidate,
  PlanCandidates,
  RoundOption,
  StayOption,
  TransferOption,
} from "#app/domain/planner/plan-candidates.ts";
import type { PlanStyle, PlanWish } from "#app/domain/planner/plan-wish.ts";
import { sunDown } from "../sun-down.ts";
import { clockMinutes, tripMinutes } from "../trip-clock.ts";

/** A room for all nights, with the transfers that come with it. */
export type Base = {
  readonly hotel: HotelCandidate;
  readonly stay: StayOption;
  readonly start: LocalDate;
  readonly nights: number;
  readonly transfers: readonly TransferOption[];
  readonly price: number;
  /** In minutes of the trip: before and after these nobody is at the hotel. */
  readonly from: number;
  readonly until: number;
};

/** A round as it would be played from a base. */
export type Play = {
  readonly course: CourseCandidate;
  readonly round: RoundOption;
  readonly withVan: boolean;
  readonly price: number;
  /** There and back. */
  readonly drive: number;
  /** Tenths of a star, of course and hotel. */
  readonly stars: number;
};

const ROUND = 270;
const UNKNOWN_TRANSFER = 60;

export function basesOf(wish: PlanWish, today: LocalDate, candidates: PlanCandidates): Base[] {
  const { hotel: wanted, regions, avoid = [] } = wish;
  const fits = ({ id, stars, regionId }: HotelCandidate) =>
    stars >= (wanted?.stars ?? 0) &&
    id === (wanted?.id ?? id) &&
    regions?.includes(regionId) !== false &&
    !avoid.includes(id);
  return candidates.hotels
    .filter(fits)
    .flatMap((hotel) =>
      hotel.stays.flatMap((stay) => baseOf({ hotel, stay, wish, today, candidates }) ?? []),
    );
}

type Making = {
  readonly hotel: HotelCandidate;
  readonly stay: StayOption;
  readonly wish: PlanWish;
  readonly today: LocalDate;
  readonly candidates: PlanCandidates;
};

function baseOf({ hotel, stay, wish, today, candidates }: Making): Base | undefined {
  const start = stay.checkIn;
  const nights = daysBetween(start, stay.line.checkOut);
  const people = wish.golfers + (wish.companions ?? 0);
  const rooms = wish.hotel?.rooms === "single" ? people : Math.ceil(people / 2);
  if (!mayStart(wish, today, start) || nights !== (wish.nights ?? 3)) return undefined;
  if (stay.line.rooms !== rooms) return undefined;

  const last = addDays(start, nights);
  const ride = (way: "there" | "back", day: LocalDate, airport: string | undefined) =>
    candidates.transfers
      .filter((each) => each.regionId === hotel.regionId && each.way === way && each.day === day)
      .filter((each) => airport === undefined || each.airport === airport)
      .toSorted((a, b) => a.minutes - b.minutes || (a.airport < b.airport ? -1 : 1))[0];
  const there = ride("there", start, wish.arrival?.airport);
  const back = ride("back", last, wish.departure?.airport);
  const isDriven = wish.rides === "all" || wish.rides === "airport";
  if (isDriven && !(there && back)) return undefined;
  const transfers = wish.rides === "none" ? [] : [there, back].filter((each) => each !== undefined);
  return {
    ...{ hotel, stay, start, nights, transfers },
    price: transfers.reduce<number>((sum, { price }) => sum + price, stay.price),
    from: clockMinutes(wish.arrival?.time ?? "20:00") + 60 + (there?.minutes ?? UNKNOWN_TRANSFER),
    until:
      tripMinutes(start, last, wish.departure?.time ?? "23:00") -
      120 -
      (back?.minutes ?? UNKNOWN_TRANSFER),
  };
}

function mayStart({ from }: PlanWish, today: LocalDate, start: LocalDate): boolean {
  if (start < today) return false;
  if (from === undefined) return start >= addDays(today, 32) && start <= addDays(today, 62);
  return typeof from === "string" ? start === from : start >= from.earliest && start <= from.latest;
}

/** All rounds that a base allows one by one. */
export function playsFrom(base: Base, wish: PlanWish, { courses }: PlanCandidates): Play[] {
  return courses.flatMap((course) => {
    const minutes = base.hotel.minutesTo[course.id];
    if (minutes === undefined || minutes > 120 || wish.avoid?.includes(course.id)) return [];
    if (2 * minutes > (wish.driveMinutes ?? 2 * minutes)) return [];
    const rounds = course.rounds.filter((round) =>
      isPlayable(round, { base, wish, course, minutes }),
    );
    return rounds.flatMap((round) => {
      const van = round.van?.regionId === base.hotel.regionId ? round.van : undefined;
      if (wish.rides === "all" && !van) return [];
      const withVan = van !== undefined && (wish.rides === "all" || wish.rides === undefined);
      const price = round.price + (withVan ? van.price : 0);
      const stars = course.rating + base.hotel.rating;
      return [{ course, round, withVan, price, drive: 2 * minutes, stars }];
    });
  });
}

type At = {
  readonly base: Base;
  readonly wish: PlanWish;
  readonly course: CourseCandidate;
  readonly minutes: number;
};

function isPlayable({ day, lines }: RoundOption, { base, wish, course, minutes }: At): boolean {
  const times = lines.map(({ time }) => time).toSorted();
  const [first = "", last = first] = [times[0], times.at(-1)];
  const { earliest = "00:00", latest = "23:59" } = wish.teeTime ?? {};
  const zone = course.timeZone;
  const isLight =
    course.nightGolf || clockMinutes(last) + ROUND <= sunDown(day, { ...course, zone });
  const begins = tripMinutes(base.start, day, first);
  const ends = tripMinutes(base.start, day, last) + ROUND;
  return (
    isLight &&
    first >= earliest &&
    last <= latest &&
    begins >= base.from + minutes + 60 &&
    ends + 60 + minutes <= base.until &&
    begins >= 0 &&
    daysBetween(base.start, day) <= base.nights
  );
}

/** Whether one can play both on their day. */
export function areApart(a: Play, b: Play, { roads }: PlanCandidates): boolean {
  const ids = [a.course.id, b.course.id].toSorted().join("~");
  const road = a.course === b.course ? 0 : (roads[ids] ?? 60);
  const gaps = a.round.lines.flatMap((one) =>
    b.round.lines.map((other) => Math.abs(clockMinutes(one.time) - clockMinutes(other.time))),
  );
  return Math.min(...gaps) >= 330 + road;
}

export function dueRounds({ rounds, holesPerDay }: PlanWish, nights: number): number {
  return rounds ?? (holesPerDay === 36 ? 2 * nights - 1 : nights);
}

export type TripSum = { readonly total: number; readonly drive: number; readonly stars: number };

/** What a style makes least, at the desk's usual weights. */
export function objectiveOf(
  style: PlanStyle,
  golfers: number,
  { total, drive, stars }: TripSum,
): number {
  switch (style) {
    case "value":
      return total;
    case "quality":
      return -stars;
    case "near":
      return drive;
    case "balanced":
      return total + golfers * (300 * drive - 1_500 * stars);
  }
}

/** The objective first, the total second. */
export type Optimum = { readonly value: number; readonly total: number };

/** The hotel and the courses of a plan. */
export type Products = { readonly hotel: string; readonly courses: ReadonlySet<string> };

/** The best of a style that has two products which each of the plans before it lacks. */
export type Aim = { readonly style: PlanStyle; readonly before: readonly Products[] };
