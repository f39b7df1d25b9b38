import { splitByWeight } from "#app/domain/pricing/split-by-weight.ts";
import { sumWon, type Won, won } from "../common/money.ts";
import { type DiscountedLine, type HeldCoupon, isInScope } from "./coupon-rules.ts";

/** One line of an order: amount − coupon − points = card. */
export type SharedLine = DiscountedLine & {
  readonly coupon: Won;
  readonly points: Won;
  readonly card: Won;
};

export type Discounts = {
  /** One per order. */
  readonly coupon: { readonly scope: HeldCoupon["scope"]; readonly discount: Won } | null;
  readonly points: Won;
};

/** Spreads the discounts: the coupon over eligible lines, the points over what is left of all. */
export function shareDiscounts(
  lines: readonly DiscountedLine[],
  { coupon, points }: Discounts,
): SharedLine[] {
  const couponShares = coupon
    ? splitByWeight(
        coupon.discount,
        lines.map((line) => (isInScope(coupon, line) ? line.amount : 0)),
      )
    : lines.map(() => won(0));
  const left = lines.map(({ amount }, index) => won(amount - (couponShares[index] ?? 0)));
  const pointShares = splitByWeight(points, left);
  return lines.map((line, index) => {
    const spent = pointShares[index] ?? won(0);
    return {
      ...line,
      coupon: couponShares[index] ?? won(0),
      points: spent,
      card: won((left[index] ?? 0) - spent),
    };
  });
}

/** What the whole order comes to. */
export function orderTotals(lines: readonly SharedLine[]) {
  const sum = (part: "amount" | "coupon" | "points" | "card") =>
    sumWon(lines.map((line) => line[part]));
  return { amount: sum("amount"), coupon: sum("coupon"), points: sum("points"), card: sum("card") };
}
