import { dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { ROUND_GAP_MINUTES } from "#app/domain/order/rules/round-rules.ts";
import type { HotelCandidate } from "../../plan-candidates.ts";
import type { PlanBase } from "../plan-bases.ts";
import type { TeeSheet } from "../tee-options.ts";
import { type DayPairs, dayPairs } from "./day-pairs.ts";
import {
  allPlays,
  bestPlays,
  type DayFrame,
  type DayPick,
  type HotelCourse,
  isInReach,
  NO_ROUND,
  type Play,
  type PlayRules,
  pickOf,
} from "./day-plays.ts";

/** What a day of a stay offers. */
export type TripDay = {
  /** Rounds that may fit into it. */
  readonly places: number;
  /** The best round at each course of the hotel. */
  readonly best: readonly (Play | undefined)[];
  /** Of those, the least. */
  readonly leastKey: number;
  readonly leastPrice: number;
  readonly plays: () => readonly Play[];
  /** Whether two rounds can both be played. */
  readonly isPair: (plays: readonly Play[]) => boolean;
  readonly pairs: () => DayPairs;
  /** Every pick that could be part of a best plan. */
  readonly picks: () => readonly DayPick[];
};

const NO_NEEDS: DayFrame["needs"] = [];

/** The days of trips, each worked out once for all stays of a hotel that see it alike. */
export class TripDays {
  readonly #rules: PlayRules;
  readonly #sheets: ReadonlyMap<string, TeeSheet>;
  readonly #courses = new Map<string, readonly HotelCourse[]>();
  readonly #days = new Map<string, TripDay>();
  readonly #ranges = new Map<string, readonly LocalDate[]>();

  constructor(rules: PlayRules, sheets: ReadonlyMap<string, TeeSheet>) {
    this.#rules = rules;
    this.#sheets = sheets;
  }

  /** Courses close enough to a hotel, in the order of their ids. */
  coursesOf(hotel: HotelCandidate): readonly HotelCourse[] {
    return once(this.#courses, hotel.id, () =>
      this.#rules.candidates.courses.flatMap((course) => {
        const tees = this.#sheets.get(course.id);
        const minutes = hotel.minutesTo[course.id];
        const isNear = isInReach(hotel, course.id, this.#rules.wish);
        return tees && minutes !== undefined && isNear ? [{ course, minutes, tees }] : [];
      }),
    );
  }

  daysOf(base: PlanBase): readonly TripDay[] {
    const { start, nights, transfers } = base;
    const range = once(this.#ranges, `${start}:${nights}`, () => dayRange(start, nights + 1));
    return range.map((day, index) => {
      const needs = transfers.flatMap((ride) => ride.needs.filter((need) => need.day === day));
      return this.#dayOf(base.hotel, {
        day,
        arrives: index === 0 ? base.arrives : Number.NEGATIVE_INFINITY,
        leaves: index === nights ? base.leaves : Number.POSITIVE_INFINITY,
        needs: needs.length > 0 ? needs : NO_NEEDS,
      });
    });
  }

  #dayOf(hotel: HotelCandidate, frame: DayFrame): TripDay {
    const { day, arrives, leaves, needs } = frame;
    const cars = needs.map((need) => `${need.vehicle}*${need.cars}`).join();
    return once(this.#days, `${hotel.id} ${day} ${arrives} ${leaves} ${cars}`, () =>
      tripDay(this.coursesOf(hotel), hotel, frame, this.#rules),
    );
  }
}

function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function tripDay(
  courses: readonly HotelCourse[],
  hotel: HotelCandidate,
  frame: DayFrame,
  rules: PlayRules,
): TripDay {
  const places = courses.map((at, index) => ({ index, at, hotel, frame }));
  const best = places.map((place) => bestPlays(place, rules));
  const firsts = best.map(([play]) => play);
  const open = firsts.filter((play) => play !== undefined);
  const isLong = rules.wish.holesPerDay === 36;
  const plays = lazy(() => places.flatMap((place) => allPlays(place, rules)));
  const pairs = lazy(() => dayPairs(isLong ? plays() : [], frame, rules));
  return {
    places: open.length === 0 ? 0 : isLong && hasTimeForTwo(plays()) ? 2 : 1,
    best: firsts,
    leastKey: least(open.map(({ key }) => key)),
    leastPrice: least(open.map(({ price }) => price)),
    plays,
    isPair: (two) => dayPairs(two, frame, rules).picks.length > 0,
    pairs,
    picks: lazy(() => [NO_ROUND, ...best.flat().map((play) => pickOf([play])), ...pairs().picks]),
  };
}

function hasTimeForTwo(plays: readonly Play[]): boolean {
  const earliest = least(plays.map(({ tee }) => tee.last));
  return plays.some(({ tee }) => tee.first - earliest >= ROUND_GAP_MINUTES);
}

function least(values: readonly number[]): number {
  return values.reduce((left, right) => Math.min(left, right), Number.POSITIVE_INFINITY);
}

function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
