import type { PlanCandidates } from "../../plan-candidates.ts";
import type { PlanStyle } from "../../plan-wish.ts";
import { type PlanTask, partValue } from "../plan-task.ts";
import { candidateFacts, most } from "../search-facts.ts";
import type { BalanceWeights } from "../solve-input.ts";

type Measured = Parameters<typeof partValue>[1];

/** Sums stay far below the largest whole number that a double holds exactly. */
const MOST = Number.MAX_SAFE_INTEGER / 4;
const MOST_RATING = 100;
const MOST_MINUTES = 600;

/** Value and total in one whole number: of equal values the lower total is less. */
export type PlanScale = {
  readonly keyOf: (part: Measured) => number;
  readonly valueOf: (part: Measured) => number;
  /** What one more of a value counts in a key, which is more than any total; 1 where a key is the value alone. */
  readonly unit: number;
  readonly mostTotal: number;
  /** The dearest that a won may be made while a budget is searched for. */
  readonly mostForWon: number;
};

export function planScale(
  style: PlanStyle,
  task: PlanTask,
  candidates: PlanCandidates,
  weights: BalanceWeights,
): PlanScale {
  const { golfers } = task.wish;
  const value = (part: Measured) => partValue(style, part, golfers, weights);
  const mostTotal = mostTotalOf(task, candidates);
  const rounds = task.rounds + 1;
  const spread =
    Math.abs(value({ price: mostTotal, minutes: 0, rating: 0 })) +
    Math.abs(value({ price: 0, minutes: MOST_MINUTES, rating: 0 })) * rounds +
    Math.abs(value({ price: 0, minutes: 0, rating: MOST_RATING })) * 2 * rounds;
  const isWhole = [weights.wonPerDriveMinute, weights.wonPerRatingTenth].every(Number.isInteger);
  const isBoth = style !== "value" && isWhole && (spread + 1) * (mostTotal + 1) < MOST;
  const unit = isBoth ? mostTotal + 1 : 1;
  return {
    keyOf: (part) => value(part) * unit + (isBoth ? part.price : 0),
    valueOf: value,
    unit,
    mostTotal,
    mostForWon: Math.floor(MOST / (mostTotal + 1)),
  };
}

function mostTotalOf({ rounds }: PlanTask, candidates: PlanCandidates): number {
  const { mostRound, mostStay } = candidateFacts(candidates);
  const { transfers, caddies } = candidates;
  const named = caddies.reduce<number>((sum, { price }) => sum + price, 0);
  return rounds * mostRound + mostStay + 2 * most(transfers.map(({ price }) => price)) + named;
}
