import { type Won, won } from "#app/domain/common/money.ts";
import { type StockNeed, stockKey } from "#app/domain/order/stock-need.ts";
import { splitByWeight } from "#app/domain/pricing/split-by-weight.ts";

type Money = {
  readonly amount: Won;
  readonly coupon: Won;
  readonly points: Won;
  readonly card: Won;
};

/** A line's money before a change, its price after it, and the fee for what is given up. */
export type ChangedMoney = Money & { readonly newAmount: Won; readonly fee: Won };

export type SettledChange = {
  /** In the order of the lines that were given. */
  readonly lines: readonly Money[];
  /** What the card pays in addition. */
  readonly pay: Won;
  readonly refund: { readonly card: Won; readonly points: Won };
  readonly fee: { readonly card: Won; readonly points: Won };
};

/**
 * Nets the lines of a change: the refund of one pays for another, and the rest is paid, or refunded with points first.
 */
export function settleChange(changed: readonly ChangedMoney[]): SettledChange {
  const after = changed.map((line) => ({ ...line, newCoupon: couponAfter(line) }));
  const worth = after.map(({ newAmount, newCoupon }) => newAmount - newCoupon);
  const points = sum(changed.map((line) => line.points));
  const before = points + sum(changed.map((line) => line.card));
  const fee = sum(changed.map((line) => line.fee));
  const difference = sum(worth) + fee - before;
  const back = Math.max(0, -difference);
  const pointsBack = Math.min(back, points);
  const kept = pointsAfter(changed, worth, points - pointsBack);
  const feePoints = points - pointsBack - sum(kept);
  return {
    lines: after.map(({ newAmount, newCoupon }, index) => {
      const own = kept[index] ?? 0;
      const card = won((worth[index] ?? 0) - own);
      return { amount: newAmount, coupon: newCoupon, points: won(own), card };
    }),
    pay: won(Math.max(0, difference)),
    refund: { card: won(back - pointsBack), points: won(pointsBack) },
    fee: { card: won(fee - feePoints), points: won(feePoints) },
  };
}

/** The coupon stays in won, less the share of what is given up. */
export function couponAfter({
  amount,
  newAmount,
  coupon,
}: Pick<ChangedMoney, "amount" | "newAmount" | "coupon">): Won {
  if (newAmount >= amount || amount === 0) return coupon;
  return splitByWeight(coupon, [newAmount, amount - newAmount])[0] ?? won(0);
}

/** Points stay with their lines as far as these are still worth them; the others take the rest. */
function pointsAfter(
  lines: readonly Money[],
  worth: readonly number[],
  points: number,
): readonly number[] {
  let left = points;
  const own = lines.map((line, index) => {
    const part = Math.min(line.points, worth[index] ?? 0, left);
    left -= part;
    return part;
  });
  return own.map((part, index) => {
    const more = Math.min((worth[index] ?? 0) - part, left);
    left -= more;
    return part + more;
  });
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}

/** What a changed line needs in addition to what it already holds: taken before anything is released. */
export function additionalNeeds(
  held: readonly StockNeed[],
  needed: readonly StockNeed[],
): StockNeed[] {
  const has = new Map<string, number>();
  for (const need of held) {
    has.set(stockKey(need), (has.get(stockKey(need)) ?? 0) + need.quantity);
  }
  return needed.flatMap((need) => {
    const quantity = need.quantity - (has.get(stockKey(need)) ?? 0);
    return quantity > 0 ? [{ ...need, quantity }] : [];
  });
}
