import { dayRange, type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { carKey, type PlanCandidates } from "#app/domain/planner/plan-candidates.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { areApart, type Base, basesOf, type Play, playsFrom } from "./bases-and-plays.ts";

/** What is played on a day from a hotel: one round, or two. */
type DayPlan = {
  readonly name: string;
  readonly base: Base;
  readonly day: LocalDate;
  readonly plays: readonly Play[];
};

export type MipModel = {
  readonly wish: PlanWish;
  readonly bases: readonly { readonly name: string; readonly base: Base }[];
  readonly days: readonly DayPlan[];
  /** Of a caddie in a day's plan. */
  readonly outs: readonly {
    readonly name: string;
    readonly id: string;
    readonly of: DayPlan;
    readonly play: number;
    readonly price: number;
  }[];
  readonly carsLeft: PlanCandidates["carsLeft"];
};

/** More columns than this take minutes. */
const MOST_COLUMNS = 4_000;
const MOST_ROUNDS = 1_000_000;

/** Every trip is a base, and a day's plan for some of its days; undefined where there are too many. */
export function mipModel(
  wish: PlanWish,
  today: LocalDate,
  candidates: PlanCandidates,
): MipModel | undefined {
  const bases = basesOf(wish, today, candidates).map((base, index) => ({
    name: `b${index}`,
    base,
  }));
  const rounds = candidates.courses.reduce((sum, course) => sum + course.rounds.length, 0);
  if (bases.length * rounds > MOST_ROUNDS) return undefined;
  const days: DayPlan[] = [];
  for (const { base } of bases) {
    for (const plays of dayPlaysOf(base, { wish, candidates })) {
      const day = plays[0]?.round.day;
      if (day) days.push({ name: `d${days.length}`, base, day, plays });
      if (days.length > MOST_COLUMNS) return undefined;
    }
  }
  const outs = days
    .flatMap((of) => outsOf(of, { wish, candidates }))
    .map((out, index) => ({ ...out, name: `c${index}` }));
  return { wish, bases, days, outs, carsLeft: candidates.carsLeft };
}

type Search = { readonly wish: PlanWish; readonly candidates: PlanCandidates };

function dayPlaysOf(base: Base, { wish, candidates }: Search): Play[][] {
  const plays = cheapestPlays(playsFrom(base, wish, candidates), wish);
  const days = dayRange(base.start, base.nights + 1);
  const singles = plays.map((play) => [play]);
  if (wish.holesPerDay !== 36) return singles;
  const pairs = days.flatMap((day) => {
    const those = plays.filter(({ round }) => round.day === day);
    return those.flatMap((one, index) =>
      those
        .slice(index + 1)
        .filter((other) => areApart(one, other, candidates))
        .filter((other) => one.drive + other.drive <= (wish.driveMinutes ?? Number.MAX_VALUE))
        .map((other) => [one, other]),
    );
  });
  return [...singles, ...pairs];
}

/** With one round a day only the price and the half of the day tell tee times apart. */
function cheapestPlays(plays: readonly Play[], { holesPerDay }: PlanWish): readonly Play[] {
  if (holesPerDay === 36) return plays;
  const best = new Map<string, Play>();
  for (const play of plays) {
    const { day, time } = play.round;
    const needs = play.withVan ? (play.round.van?.needs ?? []) : [];
    const cars = needs.map((need) => `${carKey(need)}=${need.cars}`).join();
    const key = [play.course.id, day, time < "12:00", cars].join(" ");
    const known = best.get(key);
    if (!known || play.price < known.price) best.set(key, play);
  }
  return [...best.values()];
}

function outsOf(of: DayPlan, { wish, candidates }: Search) {
  return of.plays.flatMap(({ course, round }, play) =>
    (wish.caddies ?? []).flatMap((id) => {
      const caddie = candidates.caddies.find((each) => each.id === id);
      const half = `${round.day}:${round.time < "12:00" ? "am" : "pm"}`;
      const works =
        caddie?.courseId === course.id &&
        weekdayOf(round.day) !== caddie.dayOff &&
        !caddie.taken.includes(half);
      return works ? [{ id, of, play, price: caddie.price }] : [];
    }),
  );
}
