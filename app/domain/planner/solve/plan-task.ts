import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CaddieCandidate, PlanCandidates } from "../plan-candidates.ts";
import type { PlanStyle } from "../plan-wish.ts";
import type { CompleteWish } from "./complete-wish.ts";
import type { BalanceWeights } from "./solve-input.ts";

/** One length of stay and number of rounds to be solved; what a wish leaves open makes several of them. */
export type PlanTask = {
  readonly wish: CompleteWish;
  readonly starts: readonly LocalDate[];
  readonly nights: number;
  readonly rounds: number;
};

/** What stays the same while plans are searched. */
export type SearchSpace = {
  readonly candidates: PlanCandidates;
  readonly weights: BalanceWeights;
  readonly isOut: () => boolean;
};

export function travellersOf({ golfers, companions }: CompleteWish): number {
  return golfers + companions;
}

/** The most that everything together may cost. */
export function mostTotal(wish: CompleteWish): number {
  return wish.budget === undefined ? Number.POSITIVE_INFINITY : wish.budget * travellersOf(wish);
}

export function namedCaddies(
  wish: CompleteWish,
  { caddies }: PlanCandidates,
): readonly CaddieCandidate[] | undefined {
  const named = (wish.caddies ?? []).map((id) => caddies.find((caddy) => caddy.id === id));
  return named.every((caddy) => caddy !== undefined) ? named : undefined;
}

type Measured = {
  readonly price: number;
  readonly minutes: number;
  readonly rating: number;
};

/** What a part of a plan adds to the objective of a style: the less the better. */
export function partValue(
  style: PlanStyle,
  { price, minutes, rating }: Measured,
  golfers: number,
  { wonPerDriveMinute, wonPerRatingTenth }: BalanceWeights,
): number {
  switch (style) {
    case "value":
      return price;
    case "quality":
      return -rating;
    case "near":
      return minutes;
    case "balanced":
      return price + golfers * (wonPerDriveMinute * minutes - wonPerRatingTenth * rating);
  }
}
