import { daysBetween } from "#app/domain/common/date/local-date.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { placeCaddies } from "./caddie-places.ts";
import { type CompleteWish, completeWish } from "./complete-wish.ts";
import { choiceOf } from "./plan-choice.ts";
import { namedCaddies, type PlanTask } from "./plan-task.ts";
import { type DayPick, type Play, pickOf } from "./search/day-plays.ts";
import { planScale } from "./search/plan-scale.ts";
import { type Found, tripSpaces } from "./search/plan-search.ts";
import type { TripDay } from "./search/trip-days.ts";
import type { TripSpace } from "./search/trip-node.ts";
import type { SolvedPlan, SolveInput } from "./solve-input.ts";
import { inOrder } from "./sorted-candidates.ts";

/** The stays and rounds that a plan of some lines may be made of. */
export type KeptTrips = {
  readonly wish: CompleteWish;
  readonly spaces: readonly TripSpace[];
  readonly stay: LineOf<"hotel">;
};

/** Every stay on the days of the lines' own stay, whatever courses it was wished for. */
export function keptTrips(input: SolveInput, lines: readonly CartLine[]): KeptTrips | undefined {
  const [stay] = linesOf(lines, "hotel");
  if (!stay) return undefined;
  const { must: _, hotel, ...rest } = completeWish(input.wish, input.today);
  const wish: CompleteWish = { ...rest, hotel: { ...hotel, id: undefined } };
  const flights = Math.ceil(wish.golfers / 4);
  const task: PlanTask = {
    wish,
    starts: [stay.checkIn],
    nights: daysBetween(stay.checkIn, stay.checkOut),
    rounds: Math.ceil(linesOf(lines, "golf").length / flights),
  };
  const candidates = inOrder(input.candidates);
  const scale = planScale(wish.style, task, candidates, input.weights);
  const space = { ...input, candidates };
  return { wish, stay, spaces: tripSpaces(task, space, scale, []).map((node) => node.space) };
}

/** The plan that is made of a stay and rounds, if it obeys the rules of days, cars and caddies. */
export function foundOf(
  { base, days, price, value, key }: TripSpace,
  picks: readonly DayPick[],
  input: SolveInput,
): Found | undefined {
  const named = namedCaddies(completeWish(input.wish, input.today), input.candidates) ?? [];
  const plays = picks.flatMap((pick) => pick.plays);
  const lines = plays.flatMap(({ tee }) => tee.round.lines);
  const kept = named.filter((caddie) => lines.some((line) => line.courseId === caddie.courseId));
  const caddies = placeCaddies(kept, lines);
  if (!caddies || picks.length !== days.length) return undefined;
  const sum = (of: (play: Play) => number) => plays.reduce((total, play) => total + of(play), 0);
  const fees = kept.reduce((total, caddie) => total + caddie.price, 0);
  return {
    ...{ base, days: picks, caddies, key: key + sum((play) => play.key) },
    price: price + fees + sum((play) => play.price),
    value: value + sum((play) => play.value),
  };
}

/** The rounds of a day that are among the lines; undefined where they do not go together. */
export function keptPick(day: TripDay, keys: ReadonlySet<string>): DayPick | undefined {
  const plays = day
    .plays()
    .filter(({ tee }) => tee.round.lines.every((line) => keys.has(lineKey(line))))
    .toSorted((a, b) => a.tee.first - b.tee.first);
  return pairOrLess(day, plays);
}

export function pairOrLess(day: TripDay, plays: readonly Play[]): DayPick | undefined {
  if (plays.length <= 1) return pickOf(plays);
  return day.isPair(plays) ? pickOf(plays) : undefined;
}

/** The plan that consists of these lines, with rides and caddies as the wish has them. */
export function choiceOfLines(
  input: SolveInput,
  lines: readonly CartLine[],
): SolvedPlan | undefined {
  const trips = keptTrips(input, lines);
  const space = trips?.spaces.find(({ base }) => lineKey(base.stay.line) === lineKey(trips.stay));
  if (!trips || !space) return undefined;
  const keys = new Set(linesOf(lines, "golf").map(lineKey));
  const picks = space.days.map((day) => keptPick(day, keys)).filter((pick) => pick !== undefined);
  const found = foundOf(space, picks, input);
  const taken = picks.flatMap(({ plays }) => plays.flatMap(({ tee }) => tee.round.lines));
  if (!found || taken.length !== keys.size) return undefined;
  return solvedOf(found, trips.wish);
}

export function solvedOf(found: Found, { style }: CompleteWish): SolvedPlan {
  const { value } = found;
  return { choice: choiceOf(found), style, value, bound: value, proven: false };
}
