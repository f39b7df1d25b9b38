import { addDays, dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { type RefundTier, refundFor } from "#app/domain/common/product/refund-tiers.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { cancellationOn } from "./cancellation.ts";

export type CardAndPoints = { readonly card: Won; readonly points: Won };

/** A line that was paid for, with the policy it was sold under. */
export type PaidLine = {
  readonly key: string;
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  /** The venue's: days are counted there. */
  readonly zone: string;
  readonly tiers: readonly RefundTier[];
  /** What is left of its price after the coupon. */
  readonly paid: CardAndPoints;
  /** What has been given back already. */
  readonly refunded?: CardAndPoints;
};

/** From this moment on the fee is higher. */
export type FeeRise = {
  readonly at: Date;
  readonly day: LocalDate;
  readonly feePercent: number;
  readonly refund: Won;
};

export type LineRefund = CardAndPoints & {
  readonly key: string;
  readonly feePercent: number;
  readonly fee: Won;
  readonly refund: Won;
  readonly feeRise: FeeRise | null;
};

/** The refund of a cancel at this moment; null where the line can no longer be cancelled. */
export function lineRefund(line: PaidLine, now: Date): LineRefund | null {
  const paid = won(line.paid.card + line.paid.points);
  const booking = { status: line.status, paid, usedOn: line.usedOn };
  const cancel = cancellationOn(dateIn(line.zone, now), booking, line.tiers);
  if (!cancel) return null;
  return {
    ...splitRefund(line, cancel.refund),
    key: line.key,
    feePercent: cancel.feePercent,
    fee: won(paid - cancel.refund),
    feeRise: cancel.until && feeRiseAfter(cancel.until, line, paid),
  };
}

/** Refunds everything when the supplier refuses. */
export function fullRefund(line: PaidLine): CardAndPoints & { readonly refund: Won } {
  return splitRefund(line, won(line.paid.card + line.paid.points));
}

/** Points are refunded first, then money; never more of either than was paid and not refunded yet. */
export function splitRefund({ paid, refunded }: PaidLine, due: Won) {
  const left = {
    card: Math.max(0, paid.card - (refunded?.card ?? 0)),
    points: Math.max(0, paid.points - (refunded?.points ?? 0)),
  };
  const still = Math.max(0, due - (refunded ? refunded.card + refunded.points : 0));
  const points = won(Math.min(left.points, still));
  const card = won(Math.min(left.card, still - points));
  return { card, points, refund: won(card + points) };
}

function feeRiseAfter(until: LocalDate, { usedOn, tiers, zone }: PaidLine, paid: Won): FeeRise {
  const day = addDays(until, 1);
  const next = cancellationOn(day, { status: "COMPLETE", paid, usedOn }, tiers);
  return {
    at: momentIn(zone, day),
    day,
    feePercent: next?.feePercent ?? 100,
    refund: refundFor({ paid, usedOn }, day, tiers),
  };
}
