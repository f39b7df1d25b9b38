import type { LineKind } from "#app/domain/booking/line/line-kind.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { ErrorCode } from "../errors.ts";
import { percentOf, sumWon, type Won, won } from "../money.ts";
import type { CouponKind } from "./coupon.ts";

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

export type CouponAnswer =
  | { readonly ok: true; readonly discount: Won }
  | {
      readonly ok: false;
      readonly error: ErrorCode;
      /** How much more of what it is for would make it usable. */
      readonly missing?: Won;
    };

export function isInScope(coupon: Pick<HeldCoupon, "scope">, line: DiscountedLine): boolean {
  return coupon.scope === null || coupon.scope === line.kind;
}

/** What a coupon takes off these lines, or why it cannot be used. `today` is Seoul's. */
export function couponAnswer(
  coupon: HeldCoupon,
  lines: readonly DiscountedLine[],
  today: LocalDate,
): CouponAnswer {
  if (coupon.usedAt) return { ok: false, error: "coupon.used" };
  if (coupon.validUntil < today || today < coupon.validFrom) {
    return { ok: false, error: "coupon.expired" };
  }
  const meant = sumWon(lines.filter((line) => isInScope(coupon, line)).map(({ amount }) => amount));
  if (meant === 0) return { ok: false, error: "coupon.out_of_scope" };
  if (meant < coupon.minimumOrder) {
    return {
      ok: false,
      error: "coupon.below_minimum",
      missing: won(coupon.minimumOrder - meant),
    };
  }
  return { ok: true, discount: discountOf(coupon, meant) };
}

/** Rounded down to a whole won, and never more than what it is taken off. */
function discountOf({ kind, value, maxDiscount }: HeldCoupon, meant: Won): Won {
  const whole = kind === "fixed" ? won(value) : percentOf(meant, value);
  return won(Math.min(whole, maxDiscount ?? whole, meant));
}

/** The one that takes most off; of equals the one that is lost first. Undefined where none can be used. */
export function bestCoupon<Coupon extends HeldCoupon>(
  coupons: readonly Coupon[],
  lines: readonly DiscountedLine[],
  today: LocalDate,
): { readonly coupon: Coupon; readonly discount: Won } | undefined {
  return coupons
    .flatMap((coupon) => {
      const answer = couponAnswer(coupon, lines, today);
      return answer.ok && answer.discount > 0 ? [{ coupon, discount: answer.discount }] : [];
    })
    .toSorted(
      (a, b) =>
        b.discount - a.discount ||
        a.coupon.validUntil.localeCompare(b.coupon.validUntil) ||
        a.coupon.id - b.coupon.id,
    )[0];
}
