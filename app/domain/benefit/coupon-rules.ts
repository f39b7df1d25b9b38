import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { splitByWeight } from "#app/domain/pricing/split-by-weight.ts";
import type { ErrorCode } from "../common/errors/errors.ts";
import { percentOf, sumWon, type Won, won } from "../common/money.ts";
import type { CouponKind } from "./coupon-tabs.ts";

export type HeldCoupon = {
  readonly id: number;
  readonly kind: CouponKind;
  /** Won, or percent. */
  readonly value: number;
  readonly maxDiscount: Won | null;
  readonly minimumOrder: Won;
  /** Null: any line. */
  readonly scope: LineKind | null;
  readonly validFrom: LocalDate;
  readonly validUntil: LocalDate;
  readonly usedAt: Date | null;
};

export type DiscountedLine = {
  readonly key: string;
  readonly kind: LineKind;
  readonly amount: Won;
};

export type CouponCheck =
  | { readonly ok: true; readonly discount: Won }
  | {
      readonly ok: false;
      readonly error: ErrorCode;
      /** How much is missing to the minimum order. */
      readonly missing?: Won;
    };

export function isInScope(coupon: Pick<HeldCoupon, "scope">, line: DiscountedLine): boolean {
  return coupon.scope === null || coupon.scope === line.kind;
}

/** What a coupon takes off these lines, or why it cannot be used. `today` is Seoul's. */
export function checkCoupon(
  coupon: HeldCoupon,
  lines: readonly DiscountedLine[],
  today: LocalDate,
): CouponCheck {
  if (coupon.usedAt) return { ok: false, error: "coupon.used" };
  if (coupon.validUntil < today || today < coupon.validFrom) {
    return { ok: false, error: "coupon.expired" };
  }
  const eligible = sumWon(
    lines.filter((line) => isInScope(coupon, line)).map(({ amount }) => amount),
  );
  if (eligible === 0) return { ok: false, error: "coupon.out_of_scope" };
  if (eligible < coupon.minimumOrder) {
    return {
      ok: false,
      error: "coupon.below_minimum",
      missing: won(coupon.minimumOrder - eligible),
    };
  }
  return { ok: true, discount: discountOf(coupon, eligible) };
}

/** Rounded down to a whole won, and never more than what it is taken off. */
function discountOf({ kind, value, maxDiscount }: HeldCoupon, eligible: Won): Won {
  const whole = kind === "fixed" ? won(value) : percentOf(eligible, value);
  return won(Math.min(whole, maxDiscount ?? whole, eligible));
}

/** The one with the largest discount; of equals the one that expires first. Undefined where none can be used. */
export function bestCoupon<Coupon extends HeldCoupon>(
  coupons: readonly Coupon[],
  lines: readonly DiscountedLine[],
  today: LocalDate,
): { readonly coupon: Coupon; readonly discount: Won } | undefined {
  return coupons
    .flatMap((coupon) => {
      const answer = checkCoupon(coupon, lines, today);
      return answer.ok && answer.discount > 0 ? [{ coupon, discount: answer.discount }] : [];
    })
    .toSorted(
      (a, b) =>
        b.discount - a.discount ||
        a.coupon.validUntil.localeCompare(b.coupon.validUntil) ||
        a.coupon.id - b.coupon.id,
    )[0];
}

/** One line of an order: amount − coupon − points = card. */
type SharedLine = DiscountedLine & {
  readonly coupon: Won;
  readonly points: Won;
  readonly card: Won;
};

type Discounts = {
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
