import { and, desc, eq, inArray, ne, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { coupons, memberCoupons, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import type { SpentLot } from "#app/domain/benefit/point-lots.ts";
import { returnedExpiry, returnedLots } from "#app/domain/benefit/point-use.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { isCouponReturned } from "#app/domain/reservation/refund/order-refund.ts";
import { againSubject, orderSubject } from "#app/features/benefit/spend-benefits.server.ts";

type Refunded = {
  readonly order: { readonly id: string; readonly memberId: string };
  readonly refund: { readonly id: string; readonly points: number };
  readonly now: Date;
};

/** What a refund returns in addition to money: its points, and the coupon where nothing of the order is left. */
export async function returnAfterRefund(tx: Database, refunded: Refunded): Promise<void> {
  await returnPoints(tx, refunded);
  await returnCoupon(tx, refunded);
}

async function returnPoints(tx: Database, { order, refund, now }: Refunded): Promise<void> {
  const { points } = refund;
  if (points === 0) return;
  const spent = await spentLots(tx, order);
  const before = await returnedBefore(tx, { order, refund });
  const lots = returnedLots({ spent, before, points, today: dateIn(SHOP_ZONE, now) });
  await tx
    .insert(pointEntries)
    .values({
      memberId: order.memberId,
      amount: points,
      reason: "refunded",
      subject: refundSubject(refund.id),
      expiresOn: returnedExpiry(lots, spent),
      lots,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/** An order that lost its hold spent its points once more: the last time counts. */
async function spentLots(tx: Database, order: Refunded["order"]): Promise<readonly SpentLot[]> {
  const [spent] = await tx
    .select({
      amount: pointEntries.amount,
      expiresOn: pointEntries.expiresOn,
      lots: pointEntries.lots,
    })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.memberId, order.memberId),
        eq(pointEntries.reason, "spent"),
        inArray(pointEntries.subject, [orderSubject(order.id), againSubject(order.id)]),
      ),
    )
    .orderBy(desc(pointEntries.id))
    .limit(1);
  if (!spent) return [];
  return spent.lots ?? [{ amount: -spent.amount, expiresOn: spent.expiresOn }];
}

/** What other refunds of the order have returned. */
async function returnedBefore(
  tx: Database,
  { order, refund }: Pick<Refunded, "order" | "refund">,
): Promise<number> {
  const others = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), ne(refunds.id, refund.id)));
  const [back] = await tx
    .select({ points: sum(pointEntries.amount).mapWith(Number) })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.memberId, order.memberId),
        eq(pointEntries.reason, "refunded"),
        inArray(
          pointEntries.subject,
          others.map(({ id }) => refundSubject(id)),
        ),
      ),
    );
  return back?.points ?? 0;
}

function refundSubject(refundId: string): string {
  return `refund:${refundId}`;
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
