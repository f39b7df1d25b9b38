import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refundParts, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { REFUNDED_ELSEWHERE } from "#app/domain/order/payment/refund-status.ts";
import { splitByWeight } from "#app/domain/pricing/split-by-weight.ts";
import { FIRST_TRY } from "#app/features/reservation/refund/cancel-choice.ts";

/**
 * The charges for an order and its changes, less all refunds done or in progress, by any way: the same sum as the
 * trigger `refunds_within_paid`. Exact only for a caller who has locked the order.
 */
export async function leftOfTrip(db: Database, orderId: string): Promise<number> {
  const { rows } = (await db.execute(sql`
    with trip as (
      select o.id, o.total from ${orders} o
      where o.id = ${orderId}::uuid or (o.change_of = ${orderId}::uuid and (o.status in ('PAID', 'RETURNED')
        or exists (select from ${refunds} r where r.order_id = o.id and r.kind = 'return')))
    )
    select (select sum(total) from trip)
      - coalesce((select sum(r.card) from ${refunds} r join trip on trip.id = r.order_id where r.status in ('sending', 'done')), 0)
      - coalesce((select sum(p.card) from ${refundParts} p join ${refunds} r on r.id = p.refund_id join trip on trip.id = r.order_id
        where p.transaction_key is not null and r.status not in ('sending', 'done')), 0) as left`)) as unknown as {
    rows: { left: string }[];
  };
  return Number(rows[0]?.left ?? 0);
}

/** A new refund is sent immediately; where a part of its money was paid back already, staff review it first. */
export async function sentIfLeft(tx: Database, orderId: string, card: Won) {
  if (card <= (await leftOfTrip(tx, orderId))) {
    return { status: "sending", tryAt: FIRST_TRY } as const;
  }
  return { status: "failed", failureCode: REFUNDED_ELSEWHERE } as const;
}

type Failed = Pick<typeof refunds.$inferSelect, "id" | "orderId" | "card">;

/** The part of a failed refund that is still due to the card: the rest of it was refunded elsewhere. */
export async function openCardOf(db: Database, refund: Failed): Promise<Won> {
  const [row] = await db
    .select({ done: sql<number>`coalesce(sum(${refundParts.card}), 0)`.mapWith(Number) })
    .from(refundParts)
    .where(
      and(eq(refundParts.refundId, refund.id), sql`${refundParts.transactionKey} is not null`),
    );
  const [order] = await db
    .select({ trip: sql<string>`coalesce(${orders.changeOf}, ${orders.id})` })
    .from(orders)
    .where(eq(orders.id, refund.orderId));
  const left = order ? await leftOfTrip(db, order.trip) : 0;
  return won(Math.max(0, Math.min(refund.card - (row?.done ?? 0), left)));
}

/** Leaves so much of a failed refund still to be paid, on its lines and payments as well. */
export async function reduceTo(tx: Database, refund: Failed, open: Won): Promise<Won> {
  const ofRefund = eq(refundParts.refundId, refund.id);
  const parts = await tx
    .select({ orderId: refundParts.orderId, card: refundParts.card })
    .from(refundParts)
    .where(and(ofRefund, isNull(refundParts.transactionKey)));
  const [done] = await tx
    .select({ card: sql<number>`coalesce(sum(${refundParts.card}), 0)`.mapWith(Number) })
    .from(refundParts)
    .where(and(ofRefund, sql`${refundParts.transactionKey} is not null`));
  const card = won(open + (done?.card ?? 0));
  if (card === refund.card) return card;
  let left: number = open;
  for (const part of parts) {
    const one = and(ofRefund, eq(refundParts.orderId, part.orderId));
    const kept = won(Math.min(part.card, left));
    left -= kept;
    if (kept === 0) await tx.delete(refundParts).where(one);
    else await tx.update(refundParts).set({ card: kept }).where(one);
  }
  const lines = await tx
    .select({ id: refundLines.reservationId, card: refundLines.card })
    .from(refundLines)
    .where(eq(refundLines.refundId, refund.id))
    .orderBy(refundLines.reservationId);
  const shares = splitByWeight(
    card,
    lines.map((line) => line.card),
  );
  for (const [index, { id }] of lines.entries()) {
    await tx
      .update(refundLines)
      .set({ card: shares[index] ?? won(0) })
      .where(and(eq(refundLines.refundId, refund.id), eq(refundLines.reservationId, id)));
  }
  await tx.update(refunds).set({ card }).where(eq(refunds.id, refund.id));
  return card;
}
