import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pointBalances } from "#app/db/schema/benefit.ts";
import { checkCoupon, type DiscountedLine } from "#app/domain/benefit/coupon-use.ts";
import { pointsError } from "#app/domain/benefit/point-use.ts";
import { orderTotals, shareDiscounts } from "#app/domain/benefit/share-discounts.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import { sumWon, won } from "#app/domain/money.ts";
import { findHeldCoupon } from "#app/features/benefit/coupon-queries.server.ts";
import { expirePoints } from "#app/features/benefit/expire-points.server.ts";

type Wanted = {
  readonly memberId: string;
  readonly lines: readonly DiscountedLine[];
  readonly memberCouponId: number | null;
  readonly points: number;
  readonly now: Date;
};

/** What coupon and points take off each line; throws where either cannot be used as wanted. */
export async function discountsFor(db: Database, wanted: Wanted) {
  const { memberId, lines, points, now } = wanted;
  const coupon = await couponFor(db, wanted);
  const payable = won(sumWon(lines.map(({ amount }) => amount)) - (coupon?.discount ?? 0));
  if (points !== 0) {
    await expirePoints({ db, now: () => now }, memberId);
    const [row] = await db
      .select({ balance: pointBalances.balance })
      .from(pointBalances)
      .where(eq(pointBalances.memberId, memberId));
    const mistake = pointsError(points, { balance: row?.balance ?? 0, payable });
    if (mistake) throw new AppError(mistake);
  }
  const shared = shareDiscounts(lines, { coupon, points: won(points) });
  return { shared, totals: orderTotals(shared), today: dateIn(SHOP_ZONE, now) };
}

async function couponFor(db: Database, { memberId, memberCouponId, lines, now }: Wanted) {
  if (memberCouponId === null) return null;
  const held = await findHeldCoupon(db, memberId, memberCouponId);
  if (!held) throw new AppError("coupon.unknown");
  const answer = checkCoupon(held, lines, dateIn(SHOP_ZONE, now));
  if (!answer.ok) throw new AppError(answer.error);
  return { scope: held.scope, discount: answer.discount };
}
