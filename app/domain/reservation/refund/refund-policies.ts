import { type RefundTier, STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";

/** The refund policies that we sell by, as `refund_policies` knows them (docs/decisions/0007). */
export const REFUND_POLICY = {
  standard: "kr-overseas-standard-terms",
  hotel: "recommended-hotel",
  caddy: "recommended-caddy",
  callvan: "recommended-callvan",
  tournament: "recommended-tournament",
} as const;

/** What a shop starts with: the standard terms for travel abroad (docs/decisions/0007). */
export const STANDARD_POLICY = {
  id: REFUND_POLICY.standard,
  name: { ko: "해외여행 표준 환불 규정", en: "Standard refund rule for travel abroad" },
  tiers: STANDARD_REFUND_TIERS,
};

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
