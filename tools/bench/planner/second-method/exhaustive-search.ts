import { dayRange, type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import {
  type CaddieCandidate,
  carKey,
  type PlanCandidates,
} from "#app/domain/planner/plan-candidates.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import {
  type Aim,
  areApart,
  type Base,
  basesOf,
  dueRounds,
  type Optimum,
  objectiveOf,
  type Play,
  playsFrom,
} from "./bases-and-plays.ts";

/** More combinations than this are left to the other method. */
const MOST = 200_000;

type Search = { readonly wish: PlanWish; readonly candidates: PlanCandidates };

/** The best trip for each aim among all that there are, looked at one by one; undefined where they are too many. */
export function searchAll(
  wish: PlanWish,
  today: LocalDate,
  candidates: PlanCandidates,
  aims: readonly Aim[],
): ReadonlyMap<Aim, Optimum> | undefined {
  const bases = basesOf(wish, today, candidates);
  const rounds = candidates.courses.reduce((sum, course) => sum + course.rounds.length, 0);
  if (bases.length * rounds > MOST) return undefined;
  const tables = bases.map((base) => ({
    base,
    days: daysOf(base, { wish, candidates }),
  }));
  const combinations = tables.reduce(
    (sum, { base, days }) => sum + combinationsOf(days, dueRounds(wish, base.nights)),
    0,
  );
  if (combinations > MOST) return undefined;
  const best = new Map<Aim, Optimum>();
  for (const { base, days } of tables) {
    for (const plays of choicesOf(days, dueRounds(wish, base.nights))) {
      const total = priceOf(base, plays, { wish, candidates });
      if (total === undefined) continue;
      for (const aim of aims) keepBest(best, aim, { total, plays, base, golfers: wish.golfers });
    }
  }
  return best;
}

/** What could be played on each day: nothing, one round, or two. */
function daysOf(base: Base, { wish, candidates }: Search): (readonly Play[])[][] {
  const plays = playsFrom(base, wish, candidates);
  return dayRange(base.start, base.nights + 1).map((day) => {
    const those = plays.filter(({ round }) => round.day === day);
    const pairs = wish.holesPerDay === 36 ? pairsOf(those, { wish, candidates }) : [];
    return [[], ...those.map((play) => [play]), ...pairs];
  });
}

function pairsOf(plays: readonly Play[], { wish, candidates }: Search): Play[][] {
  return plays.flatMap((one, index) =>
    plays
      .slice(index + 1)
      .filter((other) => areApart(one, other, candidates))
      .filter((other) => one.drive + other.drive <= (wish.driveMinutes ?? Number.MAX_VALUE))
      .map((other) => [one, other]),
  );
}

/** How many ways there are to play so many rounds. */
function combinationsOf(days: readonly (readonly (readonly Play[])[])[], rounds: number): number {
  const ways = days.reduce<readonly number[]>(
    (before, choices) => {
      const after: number[] = before.map(() => 0);
      for (const [played, count] of before.entries()) {
        for (const plays of choices) {
          const now = played + plays.length;
          if (now < after.length) after[now] = (after[now] ?? 0) + count;
        }
      }
      return after;
    },
    Array.from({ length: rounds + 1 }, (_, played) => (played === 0 ? 1 : 0)),
  );
  return ways[rounds] ?? 0;
}

function* choicesOf(
  [today, ...later]: readonly (readonly (readonly Play[])[])[],
  rounds: number,
): Generator<readonly Play[]> {
  if (!today) {
    if (rounds === 0) yield [];
    return;
  }
  for (const plays of today) {
    if (plays.length > rounds) continue;
    for (const rest of choicesOf(later, rounds - plays.length)) yield [...plays, ...rest];
  }
}

/** What the trip costs; undefined where a rule forbids it. */
function priceOf(base: Base, plays: readonly Play[], { wish, candidates }: Search) {
  const courses = plays.map(({ course }) => course.id);
  if (!wish.repeatCourses && new Set(courses).size < courses.length) return undefined;
  if (wish.must?.some((id) => !courses.includes(id))) return undefined;
  if (!haveCars(base, plays, candidates)) return undefined;
  const caddies = caddiePrice(plays, { wish, candidates });
  if (caddies === undefined) return undefined;
  const total = plays.reduce((sum, { price }) => sum + price, base.price + caddies);
  const people = wish.golfers + (wish.companions ?? 0);
  return Math.ceil(total / people) > (wish.budget ?? Number.MAX_VALUE) ? undefined : total;
}

function haveCars({ transfers }: Base, plays: readonly Play[], { carsLeft }: PlanCandidates) {
  const vans = plays.flatMap(({ round, withVan }) => (withVan ? (round.van?.needs ?? []) : []));
  const used = new Map<string, number>();
  for (const need of [...transfers.flatMap(({ needs }) => needs), ...vans]) {
    const key = carKey(need);
    used.set(key, (used.get(key) ?? 0) + need.cars);
  }
  return [...used].every(([key, cars]) => cars <= (carsLeft[key] ?? 0));
}

/** Each caddie in one of the rounds at her course, never more of them than golfers. */
function caddiePrice(plays: readonly Play[], { wish, candidates }: Search): number | undefined {
  const named = (wish.caddies ?? []).map((id) => candidates.caddies.find((each) => each.id === id));
  let ways: (readonly Play[])[] = [[]];
  for (const caddie of named) {
    const hers = plays.filter((play) => caddie && canGoOut(caddie, play));
    ways = ways.flatMap((taken) =>
      hers
        .filter((play) => taken.filter((other) => other === play).length < wish.golfers)
        .map((play) => [...taken, play]),
    );
  }
  if (ways.length === 0) return undefined;
  return named.reduce((sum, caddie) => sum + (caddie?.price ?? 0), 0);
}

function canGoOut({ courseId, dayOff, taken }: CaddieCandidate, { course, round }: Play): boolean {
  const half = `${round.day}:${round.time < "12:00" ? "am" : "pm"}`;
  return course.id === courseId && weekdayOf(round.day) !== dayOff && !taken.includes(half);
}

type Trip = {
  readonly total: number;
  readonly plays: readonly Play[];
  readonly base: Base;
  readonly golfers: number;
};

function keepBest(best: Map<Aim, Optimum>, aim: Aim, trip: Trip): void {
  const { total, plays, golfers } = trip;
  const drive = plays.reduce((sum, play) => sum + play.drive, 0);
  const stars = plays.reduce((sum, play) => sum + play.stars, 0);
  const value = objectiveOf(aim.style, golfers, { total, drive, stars });
  const known = best.get(aim);
  const isBetter = !known || value < known.value || (value === known.value && total < known.total);
  if (isBetter && isFresh(trip, aim)) best.set(aim, { value, total });
}

function isFresh({ base, plays }: Trip, { before }: Aim): boolean {
  const played = [...new Set(plays.map(({ course }) => course.id))];
  return before.every(({ hotel, courses }) => {
    const fresh = played.filter((id) => !courses.has(id)).length;
    return fresh + Number(base.hotel.id !== hotel) >= 2;
  });
}
