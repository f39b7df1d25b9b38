import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { FAR_MINUTES } from "#app/domain/order/rules/stay-rules.ts";
import type {
  CarNeed,
  CourseCandidate,
  HotelCandidate,
  PlanCandidates,
} from "../../plan-candidates.ts";
import { hasCars } from "../cars-left.ts";
import type { CompleteWish } from "../complete-wish.ts";
import { byUsualTee, ROUND_MINUTES, type TeeOption, type TeeSheet } from "../tee-options.ts";
import type { PlanScale } from "./plan-scale.ts";

/** From the car to the tee, and from the last putt to the car. */
export const COURSE_MINUTES = 60;

/** What a day of a stay allows. */
export type DayFrame = {
  readonly day: LocalDate;
  /** When one is at the hotel, and when one leaves it for good, in minutes of the day. */
  readonly arrives: number;
  readonly leaves: number;
  /** Cars that bring the party to the hotel or away on that day. */
  readonly needs: readonly CarNeed[];
};

/** A round as it is played from a hotel. */
export type Play = {
  readonly tee: TeeOption;
  /** Its place among the courses of the hotel. */
  readonly course: number;
  readonly withVan: boolean;
  readonly price: number;
  /** There and back. */
  readonly minutes: number;
  readonly value: number;
  readonly key: number;
};

/** What is played on one day: nothing, a round, or two in the order of their tee times. */
export type DayPick = {
  readonly plays: readonly Play[];
  readonly price: number;
  readonly key: number;
};

export const NO_ROUND: DayPick = { plays: [], price: 0, key: 0 };

export type HotelCourse = {
  readonly course: CourseCandidate;
  readonly minutes: number;
  readonly tees: TeeSheet;
};

export type PlayRules = {
  readonly wish: CompleteWish;
  readonly scale: PlanScale;
  readonly candidates: PlanCandidates;
};

/** One day at one course, from one hotel. */
export type CourseDay = {
  /** Its place among the courses of the hotel. */
  readonly index: number;
  readonly at: HotelCourse;
  readonly hotel: HotelCandidate;
  readonly frame: DayFrame;
};

export function isInReach(hotel: HotelCandidate, courseId: string, wish: CompleteWish): boolean {
  const minutes = hotel.minutesTo[courseId];
  if (minutes === undefined || minutes > FAR_MINUTES) return false;
  return wish.driveMinutes === undefined || 2 * minutes <= wish.driveMinutes;
}

/** Everything that can be played. */
export function allPlays(place: CourseDay, rules: PlayRules): readonly Play[] {
  return teesOf(place).flatMap((tee) => {
    const price = priceOf(tee, place, rules);
    return price === undefined ? [] : [playOf(tee, price, place, rules)];
  });
}

type Priced = { readonly tee: TeeOption; readonly price: number };

/** The best play, and where caddies are named, the best of those that take them alike. */
export function bestPlays(place: CourseDay, rules: PlayRules): readonly Play[] {
  const { hotel, frame } = place;
  const onOpenDay = openDayBest(teesOf(place), hotel, rules);
  const isOpen = onOpenDay.every(
    ({ tee }) => fits(tee, place) && isRideOpen(tee, hotel, frame, rules),
  );
  const best = isOpen ? onOpenDay : bestOf(teesOf(place), (tee) => priceOf(tee, place, rules));
  return best.map(({ tee, price }) => playOf(tee, price, place, rules));
}

/** What is best on a day without arrival or departure is so for all hotels of a region. */
const openDays = new WeakMap<readonly TeeOption[], Map<string, readonly Priced[]>>();

function openDayBest(
  tees: readonly TeeOption[],
  hotel: HotelCandidate,
  rules: PlayRules,
): readonly Priced[] {
  const regions = openDays.get(tees) ?? new Map<string, readonly Priced[]>();
  openDays.set(tees, regions);
  const best =
    regions.get(hotel.regionId) ?? bestOf(tees, (tee) => priceWithVan(tee, hotel, [], rules));
  regions.set(hotel.regionId, best);
  return best;
}

function bestOf(
  tees: readonly TeeOption[],
  priceAt: (tee: TeeOption) => number | undefined,
): readonly Priced[] {
  const best: Priced[] = [];
  for (const tee of tees) {
    const price = priceAt(tee);
    if (price === undefined) continue;
    const index = best.findIndex((known) => known.tee.caddies === tee.caddies);
    const known = best[index];
    if (!known) best.push({ tee, price });
    else if (price < known.price || (price === known.price && byUsualTee(tee, known.tee) < 0)) {
      best[index] = { tee, price };
    }
  }
  return best.toSorted((a, b) => a.price - b.price || byUsualTee(a.tee, b.tee));
}

function teesOf({ at, frame }: CourseDay): readonly TeeOption[] {
  return at.tees(frame.day);
}

/** With its van; undefined where it cannot be played. */
function priceOf(tee: TeeOption, place: CourseDay, rules: PlayRules): number | undefined {
  if (!fits(tee, place)) return undefined;
  return priceWithVan(tee, place.hotel, place.frame.needs, rules);
}

/** Between arrival and departure. */
function fits({ first, last }: TeeOption, { at, frame }: CourseDay): boolean {
  const earliest = frame.arrives + at.minutes + COURSE_MINUTES;
  const latest = frame.leaves - at.minutes - COURSE_MINUTES - ROUND_MINUTES;
  return first >= earliest && last <= latest;
}

function priceWithVan(
  tee: TeeOption,
  hotel: HotelCandidate,
  needs: DayFrame["needs"],
  rules: PlayRules,
): number | undefined {
  const withVan = ridesVan(tee, hotel, needs, rules);
  if (withVan === undefined) return undefined;
  return tee.round.price + (withVan ? (tee.round.van?.price ?? 0) : 0);
}

function isRideOpen(tee: TeeOption, hotel: HotelCandidate, { needs }: DayFrame, rules: PlayRules) {
  return needs.length === 0 || ridesVan(tee, hotel, needs, rules) !== undefined;
}

/** Whether a van takes the party; undefined where there has to be one and there is none. */
function ridesVan(
  { round, vanRegion }: TeeOption,
  hotel: HotelCandidate,
  needs: DayFrame["needs"],
  { wish, candidates }: PlayRules,
): boolean | undefined {
  if (wish.rides === "airport" || wish.rides === "none") return false;
  if (vanRegion !== hotel.regionId) return wish.rides === "all" ? undefined : false;
  if (needs.length === 0) return true;
  return hasCars([...needs, ...(round.van?.needs ?? [])], candidates) ? true : undefined;
}

function playOf(
  tee: TeeOption,
  price: number,
  { index, at, hotel }: CourseDay,
  { wish, scale }: PlayRules,
): Play {
  const part = { price, minutes: 2 * at.minutes, rating: at.course.rating };
  const isDriven = wish.rides === undefined || wish.rides === "all";
  return {
    ...{ tee, price, course: index, minutes: part.minutes },
    withVan: isDriven && tee.vanRegion === hotel.regionId,
    value: scale.valueOf(part),
    key: scale.keyOf(part),
  };
}

export function pickOf(plays: readonly Play[]): DayPick {
  let [price, key] = [0, 0];
  for (const play of plays) {
    price += play.price;
    key += play.key;
  }
  return { plays, price, key };
}
