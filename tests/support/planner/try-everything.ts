import { addDays, dayRange, daysBetween, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { sunTimes } from "#app/domain/common/date/sun.ts";
import { halfDay, roadKey } from "#app/domain/order/check/order-facts.ts";
import {
  type CaddieCandidate,
  type CarNeed,
  type CourseCandidate,
  carKey,
  type HotelCandidate,
  type RoundOption,
  type StayOption,
  type TransferOption,
} from "#app/domain/planner/plan-candidates.ts";
import { startsOf } from "#app/domain/planner/plan-scope.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import { TODAY, WEIGHTS } from "./plan-samples.ts";
import type { SmallCase } from "./small-case.ts";

type Played = { readonly course: CourseCandidate; readonly round: RoundOption };
type Base = {
  readonly hotel: HotelCandidate;
  readonly stay: StayOption;
  readonly transfers: readonly TransferOption[];
};

/** The least value of any plan, found by trying all of them against the rules one by one. */
export function leastValue(all: SmallCase): number | undefined {
  const values = all.candidates.hotels.flatMap((hotel) =>
    hotel.stays.flatMap((stay) => {
      const transfers = isStayWished(stay, all) ? transfersOf(stay, all) : undefined;
      const base = transfers && { hotel, stay, transfers };
      return base ? everySet(base, all).flatMap((set) => planValue(base, set, all) ?? []) : [];
    }),
  );
  return values.reduce<number | undefined>(
    (least, value) => (least === undefined || value < least ? value : least),
    undefined,
  );
}

function isStayWished({ hotelId, checkIn, line }: StayOption, { wish }: SmallCase): boolean {
  const nights = daysBetween(checkIn, line.checkOut);
  const isOpen = startsOf(wish, TODAY).includes(checkIn) && nights === (wish.nights ?? 3);
  return isOpen && !wish.avoid?.includes(hotelId);
}

function transfersOf({ checkIn, line }: StayOption, { wish, candidates }: SmallCase) {
  if (wish.rides === "none") return [];
  const found = candidates.transfers.filter(
    ({ way, day, needs }) =>
      day === (way === "there" ? checkIn : line.checkOut) && carsOf(needs, candidates.carsLeft),
  );
  return wish.rides === undefined || found.length === 2 ? found : undefined;
}

function carsOf(needs: readonly CarNeed[], left: Readonly<Record<string, number>>): boolean {
  const keys = new Set(needs.map(carKey));
  return [...keys].every((key) => {
    const cars = needs
      .filter((need) => carKey(need) === key)
      .reduce((sum, each) => sum + each.cars, 0);
    return cars <= (left[key] ?? 0);
  });
}

/** Sets of rounds that are as many as wished, with at most as many on each day. */
function everySet({ stay }: Base, { wish, candidates }: SmallCase): readonly (readonly Played[])[] {
  const mostADay = wish.holesPerDay === 36 ? 2 : 1;
  const days = dayRange(stay.checkIn, (wish.nights ?? 3) + 1);
  let sets: (readonly Played[])[] = [[]];
  for (const day of days) {
    const options = candidates.courses.flatMap((course) =>
      course.rounds.filter((round) => round.day === day).map((round) => ({ course, round })),
    );
    const ofDay: (readonly Played[])[] = [[], ...options.map((each) => [each])];
    if (mostADay === 2) {
      options.forEach((first) => {
        for (const second of options)
          if (first.round.time < second.round.time) ofDay.push([first, second]);
      });
    }
    sets = sets.flatMap((set) => ofDay.map((more) => [...set, ...more]));
    sets = sets.filter((set) => set.length <= (wish.rounds ?? 0) && isEachOnce(set, wish));
  }
  return sets.filter((set) => set.length === wish.rounds);
}

function isEachOnce(set: readonly Played[], wish: SmallCase["wish"]): boolean {
  return wish.repeatCourses || new Set(set.map(({ course }) => course.id)).size === set.length;
}

function planValue(base: Base, played: readonly Played[], all: SmallCase): number | undefined {
  const { wish, candidates } = all;
  const vans = vansOf(base, played, all);
  const isAllowed =
    vans !== undefined &&
    played.every((each) => isPlayable(each, base, all)) &&
    arePairsApart(played, candidates) &&
    (wish.must ?? []).every((id) => played.some(({ course }) => course.id === id)) &&
    played.every(({ round }) => driveOn(round.day, base, played) <= (wish.driveMinutes ?? 10_000));
  const named = candidates.caddies.filter(({ id }) => wish.caddies?.includes(id));
  if (!isAllowed || !named.every((caddie) => hasRound(caddie, played))) return undefined;
  const priced = [
    base.stay,
    ...base.transfers,
    ...named,
    ...vans,
    ...played.map((each) => each.round),
  ];
  const total = sum(priced.map(({ price }) => price));
  if (Math.ceil(total / wish.golfers) > (wish.budget ?? total)) return undefined;
  const rating = sum(played.map(({ course }) => course.rating + base.hotel.rating));
  const minutes = sum(played.map(({ course }) => 2 * (base.hotel.minutesTo[course.id] ?? 0)));
  if (wish.style === "value") return total;
  if (wish.style === "quality") return -rating;
  if (wish.style === "near") return minutes;
  const { wonPerDriveMinute, wonPerRatingTenth } = WEIGHTS;
  return total + wish.golfers * (wonPerDriveMinute * minutes - wonPerRatingTenth * rating);
}

type Van = NonNullable<RoundOption["van"]>;

/** The vans that come; undefined where one has to and cannot. */
function vansOf({ hotel, transfers }: Base, played: readonly Played[], all: SmallCase) {
  const { wish, candidates } = all;
  const isDriven = (wish.rides ?? "all") === "all";
  const vans = played.flatMap(({ round: { van } }): Van[] =>
    isDriven && van?.regionId === hotel.regionId && carsOf(van.needs, candidates.carsLeft)
      ? [van]
      : [],
  );
  const needs = [...transfers, ...vans].flatMap((ride) => ride.needs);
  const isShort = wish.rides === "all" && vans.length < played.length;
  return isShort || !carsOf(needs, candidates.carsLeft) ? undefined : vans;
}

function driveOn(day: string, { hotel }: Base, played: readonly Played[]): number {
  const onDay = played.filter(({ round }) => round.day === day);
  return sum(onDay.map(({ course }) => 2 * (hotel.minutesTo[course.id] ?? 0)));
}

function hasRound(caddie: CaddieCandidate, played: readonly Played[]): boolean {
  return played.some(({ round }) =>
    round.lines.some(
      ({ courseId, date, time }) =>
        courseId === caddie.courseId &&
        weekdayOf(date) !== caddie.dayOff &&
        !caddie.taken.includes(halfDay(date, time)),
    ),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function isPlayable({ course, round }: Played, { hotel, stay, transfers }: Base, all: SmallCase) {
  const { wish, candidates } = all;
  const drive = hotel.minutesTo[course.id];
  const tees = round.lines.map(({ time }) => minutesOf(time));
  const [first, last] = [Math.min(...tees), Math.max(...tees)];
  if (drive === undefined || drive > 120 || wish.avoid?.includes(course.id)) return false;
  if (first < minutesOf(wish.teeTime?.earliest ?? "00:00")) return false;
  if (last > minutesOf(wish.teeTime?.latest ?? "23:59")) return false;
  const sunset = sunTimes(round.day, course, course.timeZone)?.sets ?? "23:59";
  if (!course.nightGolf && last + 270 > minutesOf(sunset)) return false;
  const usual = candidates.transfers.length > 0 ? 90 : 60;
  const minutes = transfers[0]?.minutes ?? usual;
  const isFirst = round.day === stay.checkIn;
  const isLast = round.day === addDays(stay.checkIn, wish.nights ?? 3);
  if (isFirst && first < minutesOf("07:00") + 60 + minutes + drive + 60) return false;
  return !isLast || last + 270 + 60 + drive + minutes <= minutesOf("20:00") - 120;
}

function arePairsApart(played: readonly Played[], { roads }: SmallCase["candidates"]): boolean {
  return played.every(({ round }, index) =>
    played.slice(index + 1).every(({ round: other }) => {
      if (other.day !== round.day) return true;
      const road =
        other.courseId === round.courseId
          ? 0
          : (roads[roadKey(round.courseId, other.courseId)] ?? 60);
      const ends = round.lines.map(({ time }) => minutesOf(time) + 330 + road);
      return minutesOf(other.time) >= Math.max(...ends);
    }),
  );
}
