import type { PlanBase } from "../plan-bases.ts";
import { cheapestRounds } from "./cheapest-rounds.ts";
import type { DayPick, HotelCourse, Play } from "./day-plays.ts";
import type { TripDay } from "./trip-days.ts";

/** A base with everything that its rounds may be. */
export type TripSpace = {
  readonly base: PlanBase;
  readonly courses: readonly HotelCourse[];
  readonly days: readonly TripDay[];
  readonly rounds: number;
  readonly repeats: boolean;
  /** Of everything but the rounds. */
  readonly price: number;
  readonly value: number;
  readonly key: number;
  /** Of any round at its courses, on any day. */
  readonly leastPrice: number;
  readonly leastKey: number;
};

/** All plans of a base that keep to what is decided here. */
export type TripNode = {
  readonly space: TripSpace;
  /** Days that are decided; the others are open. */
  readonly fixed: readonly (DayPick | undefined)[];
  readonly banned: ReadonlySet<number>;
  readonly must: ReadonlySet<number>;
};

/** The best rounds if two on a day were chosen without regard to each other. */
export type Relaxed = {
  readonly key: number;
  readonly price: number;
  /** The rounds of each open day. */
  readonly days: readonly (readonly Play[])[];
};

/** What a key and a won count. */
type CostWeights = { readonly key: number; readonly won: number };

type Slot = { readonly day: number; readonly plays: readonly (Play | undefined)[] };

export function relaxedRounds(node: TripNode, weights: CostWeights): Relaxed | undefined {
  const { space, fixed } = node;
  const decided = fixed.flatMap((pick) => pick?.plays ?? []);
  const used = new Set(decided.map(({ course }) => course));
  const rounds = space.rounds - decided.length;
  const slots = slotsOf(node, rounds);
  if (rounds > slots.length) return undefined;
  const courseOf = cheapestRounds({
    courses: space.courses.length,
    slots: slots.length,
    costs: costsOf(node, slots, used, weights),
    rounds,
    must: [...node.must].filter((course) => !used.has(course)),
    repeats: space.repeats,
  });
  return courseOf && sumsOf(node, slots, courseOf);
}

/** One for each open day, and one more where a second round fits, which then has to be one that can follow. */
function slotsOf({ space, fixed }: TripNode, rounds: number): readonly Slot[] {
  const open = space.days.map(({ places }, day) => (fixed[day] ? 0 : places));
  const isFull = open.reduce((sum, places) => sum + places, 0) === rounds;
  return space.days.flatMap(({ best, pairs }, day): Slot[] => {
    const places = open[day] ?? 0;
    if (places === 0) return [];
    if (places === 1) return [{ day, plays: best }];
    return [
      { day, plays: isFull ? pairs().firsts : best },
      { day, plays: pairs().seconds },
    ];
  });
}

function costsOf(
  { space, banned }: TripNode,
  slots: readonly Slot[],
  used: ReadonlySet<number>,
  weights: CostWeights,
): Float64Array {
  const count = space.courses.length;
  const costs = new Float64Array(count * slots.length).fill(Number.POSITIVE_INFINITY);
  slots.forEach(({ plays }, slot) => {
    for (let course = 0; course < count; course++) {
      const play = plays[course];
      if (!play || banned.has(course) || (!space.repeats && used.has(course))) continue;
      costs[slot * count + course] = weights.key * play.key + weights.won * play.price;
    }
  });
  return costs;
}

function sumsOf({ space, fixed }: TripNode, slots: readonly Slot[], courseOf: Int16Array): Relaxed {
  const days: Play[][] = space.days.map(() => []);
  slots.forEach(({ day, plays }, slot) => {
    const play = plays[courseOf[slot] ?? -1];
    if (play) days[day]?.push(play);
  });
  let { key, price } = space;
  for (const play of [...days, ...fixed.map((pick) => pick?.plays ?? [])].flat()) {
    key += play.key;
    price += play.price;
  }
  return { key, price, days };
}

/** Less than any plan of the base can have, at a glance. */
export function glanceOf({ days, rounds, key, price }: TripSpace): Omit<Relaxed, "days"> {
  const keys = days.flatMap(({ places, leastKey }) => new Array<number>(places).fill(leastKey));
  const prices = days.flatMap((day) => new Array<number>(day.places).fill(day.leastPrice));
  return { key: key + leastSum(keys, rounds), price: price + leastSum(prices, rounds) };
}

function leastSum(values: readonly number[], count: number): number {
  if (values.length < count) return Number.POSITIVE_INFINITY;
  const least = values.toSorted((a, b) => a - b).slice(0, count);
  return least.reduce((sum, value) => sum + value, 0);
}
