import { addDays, dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { type RefundTier, refundFor } from "#app/domain/common/product/refund-tiers.ts";
import { contractDay, withCoolingOff } from "./cooling-off.ts";
import type { CancelPlan } from "./order-refund.ts";

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

type NextFeeRise = {
  /** The line whose fee rises. */
  readonly key: string;
  /** From midnight at the venue on. */
  readonly day: LocalDate;
  readonly feePercent: number;
};

/** Which fee of a cancel rises first, and to what; of several at the same time, the one that costs most. */
export function nextFeeRise({ lines }: Pick<CancelPlan, "lines">): NextFeeRise | null {
  const rises = lines.flatMap(({ key, refund, feeRise }) =>
    feeRise ? [{ key, ...feeRise, lost: refund - feeRise.refund }] : [],
  );
  const [first] = rises.toSorted((a, b) => a.at.getTime() - b.at.getTime() || b.lost - a.lost);
  return first ? { key: first.key, day: first.day, feePercent: first.feePercent } : null;
}

export type TripLine = {
  readonly paid: Won;
  readonly usedOn: LocalDate;
  readonly tiers: readonly RefundTier[];
};

/** The refund of cancelling everything until the end of a day. */
export type TripRefundStep = {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly fee: Won;
  readonly refund: Won;
};

/** The whole trip's refund, day by day as far as anything is refunded; days with the same won are one step. */
export function tripRefundSteps(lines: readonly TripLine[], today: LocalDate): TripRefundStep[] {
  const paid = lines.reduce((sum, line) => sum + line.paid, 0);
  const ends = lines.flatMap(({ usedOn, tiers }) =>
    tiers.map(({ daysBefore }) => addDays(usedOn, -daysBefore)),
  );
  const steps: TripRefundStep[] = [];
  for (const until of [...new Set(ends)].filter((day) => day >= today).toSorted()) {
    const refund = won(lines.reduce((sum, line) => sum + refundFor(line, until, line.tiers), 0));
    const before = steps.at(-1);
    if (before?.refund === refund) {
      steps[steps.length - 1] = { ...before, until };
      continue;
    }
    const from = before ? addDays(before.until, 1) : today;
    steps.push({ from, until, fee: won(paid - refund), refund });
  }
  return steps.filter(({ refund }) => refund > 0);
}
