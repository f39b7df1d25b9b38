import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { percentOf, type Won } from "#app/domain/common/money.ts";

/** From this many days before the date on, this part of the price is charged as a fee. */
export type RefundTier = { readonly daysBefore: number; readonly feePercent: number };

/** The Korean standard terms for travel abroad; earliest deadline first (docs/decisions/0007). */
export const STANDARD_REFUND_TIERS: readonly RefundTier[] = [
  { daysBefore: 30, feePercent: 0 },
  { daysBefore: 20, feePercent: 10 },
  { daysBefore: 10, feePercent: 15 },
  { daysBefore: 8, feePercent: 20 },
  { daysBefore: 1, feePercent: 30 },
  { daysBefore: 0, feePercent: 50 },
];

/** The fee in percent on a day: the first tier still reachable, and everything once the day has passed. */
export function feePercentOn(
  day: LocalDate,
  usedOn: LocalDate,
  tiers: readonly RefundTier[] = STANDARD_REFUND_TIERS,
): number {
  const daysLeft = daysBetween(day, usedOn);
  return tiers.find(({ daysBefore }) => daysLeft >= daysBefore)?.feePercent ?? 100;
}

/** Rounds down: a fraction of a won is never refunded. */
export function refundFor(
  booking: { readonly paid: Won; readonly usedOn: LocalDate },
  today: LocalDate,
  tiers: readonly RefundTier[] = STANDARD_REFUND_TIERS,
): Won {
  return percentOf(booking.paid, 100 - feePercentOn(today, booking.usedOn, tiers));
}
