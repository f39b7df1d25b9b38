import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { type DependentLine, dependentLines } from "./dependent-lines.ts";
import { fullRefund, type LineRefund, lineRefund, type PaidLine } from "./line-refund.ts";

export type OrderedLine = PaidLine & Pick<DependentLine, "parentLine">;

/** What is shown before a cancel is confirmed: every line that is cancelled, and the exact won. */
export type CancelPlan = {
  readonly lines: readonly LineRefund[];
  readonly fee: Won;
  readonly refund: Won;
  readonly card: Won;
  readonly points: Won;
  /** When the first of its fees rises. */
  readonly feeRisesAt: Date | null;
};

/** One line with the lines that depend on it; null where it can no longer be cancelled. */
export function cancelPlan(
  key: string,
  order: readonly OrderedLine[],
  now: Date,
): CancelPlan | null {
  const cancelled = dependentLines(key, order);
  return cancelled.length > 0 ? planOf(cancelled, now) : null;
}

/** Everything of the order that can still be cancelled; null where nothing can. */
export function wholeCancelPlan(order: readonly OrderedLine[], now: Date): CancelPlan | null {
  const plan = planOf(order, now);
  return plan.lines.length > 0 ? plan : null;
}

/** The supplier refuses a line: it is refunded in full with the lines that depend on it, since the member is not at fault. */
export function refusalPlan(key: string, order: readonly OrderedLine[]): CancelPlan | null {
  const cancelled = dependentLines(key, order);
  if (cancelled.length === 0) return null;
  return sumOf(
    cancelled.map((line) => ({
      ...fullRefund(line),
      key: line.key,
      feePercent: 0,
      fee: won(0),
      feeRise: null,
    })),
  );
}

/**
 * Never more to the card than is left of the payment: a part refunded in the provider's console belongs to no line, and
 * is missing from the last ones.
 */
export function withinLeft(plan: CancelPlan, left: Won): CancelPlan {
  if (plan.card <= left) return plan;
  let missing = plan.card - left;
  const lines = plan.lines.toReversed().map((line) => {
    const less = Math.min(line.card, missing);
    missing -= less;
    return { ...line, card: won(line.card - less), refund: won(line.refund - less) };
  });
  return sumOf(lines.toReversed());
}

function planOf(lines: readonly PaidLine[], now: Date): CancelPlan {
  return sumOf(lines.flatMap((line) => lineRefund(line, now) ?? []));
}

function sumOf(refunds: readonly LineRefund[]): CancelPlan {
  const sum = (part: "fee" | "refund" | "card" | "points") =>
    won(refunds.reduce((total, each) => total + each[part], 0));
  const rises = refunds.flatMap(({ feeRise }) => (feeRise ? [feeRise.at.getTime()] : []));
  return {
    lines: refunds,
    fee: sum("fee"),
    refund: sum("refund"),
    card: sum("card"),
    points: sum("points"),
    feeRisesAt: rises.length > 0 ? new Date(Math.min(...rises)) : null,
  };
}

type UsedCoupon = { readonly validUntil: LocalDate };

/**
 * A coupon is returned when the whole order it was used for is cancelled, and only while it is valid: the rest of an
 * order keeps its part of the discount.
 */
export function isCouponReturned(
  coupon: UsedCoupon,
  linesAfter: readonly ReservationStatus[],
  today: LocalDate,
): boolean {
  if (coupon.validUntil < today) return false;
  return linesAfter.length > 0 && linesAfter.every((status) => status === "CANCELLED");
}
