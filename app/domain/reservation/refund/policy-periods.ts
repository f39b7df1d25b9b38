import type { RefundTier } from "./refund.ts";

/** So many days before the date, both included, and what is kept within them. */
export type PolicyStretch = {
  /** The first stretch has no beginning. */
  readonly fromDays: number | undefined;
  readonly toDays: number;
  readonly feePercent: number;
};

/** A policy without a date, as a table tells it. */
export function policyPeriods(tiers: readonly RefundTier[]): PolicyStretch[] {
  return tiers.map(({ daysBefore, feePercent }, index) => {
    const earlier = tiers[index - 1];
    return { fromDays: earlier && earlier.daysBefore - 1, toDays: daysBefore, feePercent };
  });
}
