import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { PlanCandidates, PlanChoice } from "../plan-candidates.ts";
import type { PlanStyle, PlanWish } from "../plan-wish.ts";

/** What a minute of driving, and a tenth of a star, is worth to a golfer of a balanced plan. */
export type BalanceWeights = {
  readonly wonPerDriveMinute: number;
  readonly wonPerRatingTenth: number;
};

export type SolveInput = {
  readonly wish: PlanWish;
  readonly today: LocalDate;
  readonly candidates: PlanCandidates;
  readonly weights: BalanceWeights;
  /** Asked now and then: the search answers with the best found so far. */
  readonly isOut: () => boolean;
};

export type SolvedPlan = {
  readonly choice: PlanChoice;
  readonly style: PlanStyle;
  readonly value: number;
  /** No plan is better than this. */
  readonly bound: number;
  readonly proven: boolean;
};
