import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";

type UsedCoupon = { readonly validUntil: LocalDate };

/**
 * A coupon is given back when the whole order it was used for is cancelled, and only while it is valid:
 * what remains of an order retains its part of the discount.
 */
export function isCouponReturned(
  coupon: UsedCoupon,
  linesAfter: readonly ReservationStatus[],
  today: LocalDate,
): boolean {
  if (coupon.validUntil < today) return false;
  return linesAfter.length > 0 && linesAfter.every((status) => status === "CANCELLED");
}
