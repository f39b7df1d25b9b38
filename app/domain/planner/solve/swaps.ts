import { type Won, won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { FLIGHT_SPREAD_MINUTES } from "#app/domain/order/rules/round-rules.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";
import type { PlanReason } from "../plan-types.ts";
import {
  choiceOfLines,
  foundOf,
  type KeptTrips,
  keptPick,
  keptTrips,
  pairOrLess,
  solvedOf,
} from "./kept-trip.ts";
import { mostTotal } from "./plan-task.ts";
import type { DayPick, Play } from "./search/day-plays.ts";
import type { Found } from "./search/plan-search.ts";
import type { TripSpace } from "./search/trip-node.ts";
import type { SolvedPlan, SolveInput } from "./solve-input.ts";
import { whatMoves } from "./swap-moves.ts";

export type SolvedSwap = {
  readonly solved: SolvedPlan;
  /** The line that takes the place of the other. */
  readonly replaced: CartLine;
  readonly difference: Won;
  readonly moved: readonly PlanReason[];
};

const MOST_SWAPS = 3;

/** Other courses on the day of a round, or other hotels, with everything else as it was: the nearest in price first. */
export function swapsOf(
  input: SolveInput,
  keep: readonly CartLine[],
  instead: CartLine,
): readonly SolvedSwap[] {
  const trips = keptTrips(input, keep);
  const before = choiceOfLines(input, keep);
  if (!trips || !before) return [];
  const found =
    instead.kind === "golf"
      ? otherCourses(input, trips, keep, instead)
      : instead.kind === "hotel"
        ? otherHotels(input, trips, keep)
        : [];
  const { total } = before.choice;
  const budget = Math.max(mostTotal(trips.wish), total);
  const apart = ({ price }: Found) => Math.abs(price - total);
  return found
    .filter(({ price }) => price <= budget)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, MOST_SWAPS)
    .map((other) => {
      const solved = solvedOf(other, trips.wish);
      return {
        solved,
        replaced: newLine(solved.choice.lines, keep, instead),
        difference: won(other.price - total),
        moved: whatMoves(before.choice, solved.choice, input),
      };
    });
}

function newLine(lines: readonly CartLine[], keep: readonly CartLine[], instead: CartLine) {
  const known = new Set(keep.map(lineKey));
  const fresh = lines.find((line) => line.kind === instead.kind && !known.has(lineKey(line)));
  return fresh ?? instead;
}

/** The cheapest round at each other course that leaves the rest of the trip as it is. */
function otherCourses(
  input: SolveInput,
  { spaces, stay, wish }: KeptTrips,
  keep: readonly CartLine[],
  instead: LineOf<"golf">,
): readonly Found[] {
  const space = spaces.find(({ base }) => lineKey(base.stay.line) === lineKey(stay));
  const rounds = linesOf(keep, "golf");
  const used = new Set(rounds.map(({ courseId }) => courseId));
  const kept = new Set(rounds.filter((round) => !isOneRound(round, instead)).map(lineKey));
  const picks: PicksOfDays = space?.days.map((day) => keptPick(day, kept)) ?? [];
  if (!space || !isWhole(picks)) return [];
  const best = new Map<string, Found>();
  space.days.forEach((day, index) => {
    for (const play of day.plays()) {
      const { courseId, day: date } = play.tee.round;
      if (date !== instead.date || courseId === instead.courseId) continue;
      if (!wish.repeatCourses && used.has(courseId)) continue;
      const found = withPlay(input, space, picks, index, play);
      const known = best.get(courseId);
      if (found && (!known || found.price < known.price)) best.set(courseId, found);
    }
  });
  return [...best.values()];
}

function withPlay(
  input: SolveInput,
  space: TripSpace,
  picks: readonly DayPick[],
  index: number,
  play: Play,
): Found | undefined {
  const day = space.days[index];
  const plays = [...(picks[index]?.plays ?? []), play].toSorted(
    (a, b) => a.tee.first - b.tee.first,
  );
  const pick = day && pairOrLess(day, plays);
  return pick && foundOf(space, picks.with(index, pick), input);
}

/** Flights of one round tee off at one course within an hour. */
function isOneRound(a: LineOf<"golf">, b: LineOf<"golf">): boolean {
  const apart = Math.abs(minutesOf(a.time) - minutesOf(b.time));
  return a.courseId === b.courseId && a.date === b.date && apart <= FLIGHT_SPREAD_MINUTES;
}

type PicksOfDays = readonly (DayPick | undefined)[];

function isWhole(picks: PicksOfDays): picks is readonly DayPick[] {
  return picks.every((pick) => pick !== undefined);
}

/** The cheapest room of each other hotel from which all rounds can be played as they are. */
function otherHotels(
  input: SolveInput,
  { spaces, stay }: KeptTrips,
  keep: readonly CartLine[],
): readonly Found[] {
  const keys = new Set(linesOf(keep, "golf").map(lineKey));
  const best = new Map<string, Found>();
  for (const space of spaces) {
    const { id } = space.base.hotel;
    const picks: PicksOfDays = space.days.map((day) => keptPick(day, keys));
    if (id === stay.hotelId || !isWhole(picks)) continue;
    const lines = picks.flatMap(({ plays }: DayPick) =>
      plays.flatMap(({ tee }) => tee.round.lines),
    );
    const found = lines.length === keys.size ? foundOf(space, picks, input) : undefined;
    const known = best.get(id);
    if (found && (!known || found.price < known.price)) best.set(id, found);
  }
  return [...best.values()];
}
