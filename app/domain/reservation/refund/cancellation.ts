import { addDays, daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import {
  feePercentOn,
  type RefundTier,
  refundFor,
  STANDARD_REFUND_TIERS,
} from "#app/domain/common/product/refund-tiers.ts";
import { nextStatuses, type ReservationStatus } from "#app/domain/reservation/status/status.ts";

type Booking = {
  readonly status: ReservationStatus;
  readonly paid: Won;
  readonly usedOn: LocalDate;
};

export type Cancellation = {
  readonly refund: Won;
  readonly feePercent: number;
  /** The last day on which this fee holds; null when it never changes. */
  readonly until: LocalDate | null;
};

/** The refund of a cancellation on this day; null when the reservation can no longer be cancelled. */
export function cancellationOn(
  today: LocalDate,
  booking: Booking,
  tiers: readonly RefundTier[] = STANDARD_REFUND_TIERS,
): Cancellation | null {
  if (!nextStatuses(booking.status).includes("REFUND_REQUEST")) return null;
  // The supplier has not confirmed yet, so there is no fee.
  if (booking.status === "PENDING") return { refund: booking.paid, feePercent: 0, until: null };

  const feePercent = feePercentOn(today, booking.usedOn, tiers);
  const refund = refundFor(booking, today, tiers);
  return { refund, feePercent, until: lastDayOf(today, booking.usedOn, tiers) };
}

function lastDayOf(
  today: LocalDate,
  usedOn: LocalDate,
  tiers: readonly RefundTier[],
): LocalDate | null {
  const daysLeft = daysBetween(today, usedOn);
  const tier = tiers.find(({ daysBefore }) => daysLeft >= daysBefore);
  return tier ? addDays(usedOn, -tier.daysBefore) : null;
}
