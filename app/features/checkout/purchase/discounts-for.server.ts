import type { Database } from "#app/db/client.server.ts";
import {
  checkCoupon,
  type DiscountedLine,
  type HeldCoupon,
  orderTotals,
  shareDiscounts,
} from "#app/domain/benefit/coupon-rules.ts";
import { pointsError } from "#app/domain/benefit/point-use.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { sumWon, won } from "#app/domain/common/money.ts";
import { heldCoupon } from "#app/features/benefit/coupon-queries.server.ts";
import { expirePoints } from "#app/features/benefit/expire-points.server.ts";
import { findPointBalance } from "#app/features/benefit/point-queries.server.ts";
import { listPending, listWaiting, replacedBy } from "./release-earlier-holds.server.ts";

type Wanted = {
  readonly memberId: string;
  readonly lines: readonly DiscountedLine[];
  readonly memberCouponId: number | null;
  readonly points: number;
  readonly now: Date;
};

/**
 * What coupon and points take off each line; throws where either cannot be used as wanted. What was spent on the
 * unpaid orders that this one releases counts as free.
 */
export async function discountsFor(db: Database, wanted: Wanted) {
  const { lines, points, now } = wanted;
  const { held, balance } = await benefitsOf(db, wanted);
  const coupon = couponFor(held, wanted);
  const payable = won(sumWon(lines.map(({ amount }) => amount)) - (coupon?.discount ?? 0));
  const mistake = points === 0 ? undefined : pointsError(points, { balance, payable });
  if (mistake) throw new AppError(mistake);
  const shared = shareDiscounts(lines, { coupon, points: won(points) });
  return { shared, totals: orderTotals(shared), today: dateIn(SHOP_ZONE, now) };
}

/** In one snapshot, so that what an order released meanwhile returns is counted once. */
async function benefitsOf(db: Database, { memberId, memberCouponId, points, lines, now }: Wanted) {
  if (memberCouponId === null && points === 0) return { held: undefined, balance: 0 };
  if (points !== 0) await expirePoints({ db, now: () => now }, memberId);
  const [waiting, pending, coupons, balance] = await db.transaction(
    (tx) =>
      Promise.all([
        listWaiting(tx, memberId),
        listPending(tx, memberId),
        memberCouponId === null ? [] : heldCoupon(tx, memberId, memberCouponId),
        findPointBalance(tx, memberId),
      ]),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const replaced = replacedBy(lines, waiting, pending);
  const spent = sumWon(replaced.map((order) => order.points));
  const [held] = coupons.map(({ orderId, usedAt, ...coupon }) => {
    const isFree = replaced.some(({ id }) => id === orderId);
    return { ...coupon, usedAt: isFree ? null : usedAt };
  });
  return { held, balance: balance + spent };
}

function couponFor(held: HeldCoupon | undefined, { memberCouponId, lines, now }: Wanted) {
  if (memberCouponId === null) return null;
  if (!held) throw new AppError("coupon.unknown");
  const answer = checkCoupon(held, lines, dateIn(SHOP_ZONE, now));
  if (!answer.ok) throw new AppError(answer.error);
  return { scope: held.scope, discount: answer.discount };
}
