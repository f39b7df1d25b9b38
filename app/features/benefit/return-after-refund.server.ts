import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons, pointEntries } from "#app/db/schema/benefit.ts";
import { reservations } from "#app/db/schema/order.ts";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { isCouponReturned } from "#app/domain/reservation/refund/coupon-return.ts";
import { againSubject, orderSubject } from "#app/features/benefit/spend-benefits.server.ts";

type Refunded = {
  readonly order: { readonly id: string; readonly memberId: string };
  readonly refund: { readonly id: string; readonly points: number };
  readonly now: Date;
};

/** Points that were about to expire when they were spent can still be spent for this long. */
const DAYS_TO_SPEND = 30;

/** What a refund gives back beside money: its points, and the coupon where nothing of the order is left. */
export async function returnAfterRefund(tx: Database, refunded: Refunded): Promise<void> {
  await returnPoints(tx, refunded);
  await returnCoupon(tx, refunded);
}

async function returnPoints(tx: Database, { order, refund, now }: Refunded): Promise<void> {
  if (refund.points === 0) return;
  await tx
    .insert(pointEntries)
    .values({
      memberId: order.memberId,
      amount: refund.points,
      reason: "refunded",
      subject: `refund:${refund.id}`,
      expiresOn: await returnedUntil(tx, order, dateIn(SHOP_ZONE, now)),
      createdAt: now,
    })
    .onConflictDoNothing();
}

/** Refunded points have their old expiry date. */
async function returnedUntil(
  tx: Database,
  order: Refunded["order"],
  today: LocalDate,
): Promise<LocalDate> {
  const [spent] = await tx
    .select({ expiresOn: pointEntries.expiresOn })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.memberId, order.memberId),
        eq(pointEntries.reason, "spent"),
        inArray(pointEntries.subject, [orderSubject(order.id), againSubject(order.id)]),
      ),
    );
  const least = addDays(today, DAYS_TO_SPEND);
  return spent?.expiresOn && spent.expiresOn > least ? spent.expiresOn : least;
}

async function returnCoupon(tx: Database, { order, now }: Refunded): Promise<void> {
  const [used] = await tx
    .select({ id: memberCoupons.id, validUntil: coupons.validUntil })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(and(eq(memberCoupons.orderId, order.id), eq(memberCoupons.memberId, order.memberId)));
  if (!used) return;
  const lines = await tx
    .select({ status: reservations.status })
    .from(reservations)
    .where(eq(reservations.orderId, order.id));
  const after = lines.map(({ status }) => status);
  if (!isCouponReturned(used, after, dateIn(SHOP_ZONE, now))) return;
  await tx
    .update(memberCoupons)
    .set({ usedAt: null, orderId: null })
    .where(and(eq(memberCoupons.id, used.id), eq(memberCoupons.orderId, order.id)));
}
