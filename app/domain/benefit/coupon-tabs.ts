import type { LocalDate } from "#app/domain/common/date/local-date.ts";

export const COUPON_KINDS = ["fixed", "percent"] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_TABS = ["usable", "used", "expired"] as const;
export type CouponTab = (typeof COUPON_TABS)[number];

/** Usable through its last day in Seoul, and not before its first. */
export function couponTab(
  coupon: { readonly usedAt: Date | null; readonly validUntil: LocalDate },
  today: LocalDate,
): CouponTab {
  if (coupon.usedAt) return "used";
  return coupon.validUntil < today ? "expired" : "usable";
}
