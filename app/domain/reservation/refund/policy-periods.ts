import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";

/** So many days before the date, both included, and the fee for a cancel within them. */
export type PolicyPeriod = {
  /** The first period has no beginning. */
  readonly fromDays: number | undefined;
  readonly toDays: number;
  readonly feePercent: number;
};

/** A policy without a date, as a table shows it. */
export function policyPeriods(tiers: readonly RefundTier[]): PolicyPeriod[] {
  return tiers.map(({ daysBefore, feePercent }, index) => {
    const earlier = tiers[index - 1];
    return { fromDays: earlier && earlier.daysBefore - 1, toDays: daysBefore, feePercent };
  });
}
