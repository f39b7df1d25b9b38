import {
  checkCoupon,
  type HeldCoupon,
  orderTotals,
  shareDiscounts,
} from "#app/domain/benefit/coupon-rules.ts";
import { maxPoints, pointsError } from "#app/domain/benefit/point-use.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { sumWon, type Won, won } from "#app/domain/common/money.ts";
import { paymentNeed } from "#app/domain/common/payable.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { tripRefundSteps } from "#app/domain/reservation/refund/refund-steps.ts";

export type SummedLine = {
  readonly key: string;
  readonly kind: LineKind;
  readonly amount: Won;
  readonly usedOn: LocalDate;
  readonly tiers: readonly RefundTier[];
};

type Choice = {
  readonly coupon: HeldCoupon | undefined;
  /** Undefined for what is no number. */
  readonly points: number | undefined;
  readonly balance: number;
  readonly today: LocalDate;
};

/** What the choice comes to, by the rules that the server charges by: it computes the same again. */
export function checkoutSums(lines: readonly SummedLine[], choice: Choice) {
  const { coupon, points, balance, today } = choice;
  const answer = coupon ? checkCoupon(coupon, lines, today) : undefined;
  const discount = answer?.ok ? answer.discount : won(0);
  const payable = won(sumWon(lines.map(({ amount }) => amount)) - discount);
  const mistake: ErrorCode | undefined =
    points === undefined ? "points.not_whole" : pointsError(points, { balance, payable });
  const spent = won(mistake || points === undefined ? 0 : points);
  const used = coupon && answer?.ok ? { scope: coupon.scope, discount } : null;
  const shared = shareDiscounts(lines, { coupon: used, points: spent });
  const totals = orderTotals(shared);
  const trip = lines.map(({ usedOn, tiers }, index) => ({
    usedOn,
    tiers,
    paid: won((shared[index]?.amount ?? 0) - (shared[index]?.coupon ?? 0)),
  }));
  return {
    ...totals,
    need: paymentNeed(totals.card),
    pointsError: mistake,
    maxPoints: maxPoints({ balance, payable }),
    refundSteps: tripRefundSteps(trip, today),
    paid: sumWon(trip.map(({ paid }) => paid)),
  };
}

export type CheckoutSums = ReturnType<typeof checkoutSums>;

/** What the lines are sold as: each becomes a reservation. */
export function itemsOf<Item>(lines: readonly { readonly items: readonly Item[] }[]): Item[] {
  return lines.flatMap(({ items }) => items);
}
