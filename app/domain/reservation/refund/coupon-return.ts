import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";

type UsedCoupon = { readonly validUntil: LocalDate };

/**
 * A coupon comes back when nothing is left of the order it was used for, and only while it can still
 * be used: part of an order keeps its part of the discount, and so uses the coupon up.
 */
export function isCouponReturned(
  coupon: UsedCoupon,
  linesAfter: readonly ReservationStatus[],
  today: LocalDate,
): boolean {
  if (coupon.validUntil < today) return false;
  return linesAfter.length > 0 && linesAfter.every((status) => status === "CANCELLED");
}
