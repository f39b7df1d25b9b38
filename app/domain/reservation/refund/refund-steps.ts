import { addDays, dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { type RefundTier, refundFor } from "#app/domain/common/product/refund-tiers.ts";
import { contractDay, withCoolingOff } from "./cooling-off.ts";

/** What one gets back when cancelling between two days, both included. */
export type RefundStep = {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly feePercent: number;
  readonly refund: Won;
};

type Booking = { readonly paid: Won; readonly usedOn: LocalDate };

/** Every step that can still be reached, earliest first. Computed with the rule that refunds. */
export function refundSteps(
  booking: Booking,
  today: LocalDate,
  tiers: readonly RefundTier[],
): RefundStep[] {
  return tiers.flatMap(({ daysBefore, feePercent }, index) => {
    const until = addDays(booking.usedOn, -daysBefore);
    const previous = tiers[index - 1];
    const begins = previous ? addDays(booking.usedOn, 1 - previous.daysBefore) : today;
    const from = begins < today ? today : begins;
    if (until < from) return [];
    return [{ from, until, feePercent, refund: refundFor(booking, until, tiers) }];
  });
}

/** How many days ahead a cancel costs nothing; undefined where it always costs something. */
export function freeCancelDays(tiers: readonly RefundTier[]): number | undefined {
  return tiers.findLast(({ feePercent }) => feePercent === 0)?.daysBefore;
}

type Sale = { readonly now: Date; readonly timeZone: string };

/** The last day on which what is used on a day, and bought now, can be cancelled for nothing. */
export function freeCancelUntil(
  tiers: readonly RefundTier[],
  usedOn: LocalDate,
  { now, timeZone }: Sale,
): LocalDate | undefined {
  const sold = withCoolingOff(tiers, usedOn, contractDay(now));
  return lastFreeDay(refundSteps({ paid: won(0), usedOn }, dateIn(timeZone, now), sold));
}

export function lastFreeDay(steps: readonly RefundStep[]): LocalDate | undefined {
  return steps.findLast(({ feePercent }) => feePercent === 0)?.until;
}
