import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";
import { partOfTrip } from "#app/domain/order/trip/trip-name.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";

type Refunded = {
  readonly order: { readonly id: string; readonly name: Localized };
  readonly refundId: string;
};

/** What a message about a refund calls it: the trip, with its line where only a part is cancelled. */
export async function refundedThing(tx: Database, { order, refundId }: Refunded) {
  const lines = await tx
    .select({ id: reservations.id, title: reservations.title, parentLine: reservations.parentLine })
    .from(refundLines)
    .innerJoin(reservations, eq(reservations.id, refundLines.reservationId))
    .where(eq(refundLines.refundId, refundId))
    .orderBy(reservations.idx);
  const all = await tx.$count(reservations, eq(reservations.orderId, order.id));
  const heads = lines.filter(({ parentLine }) => parentLine === null);
  const first = heads[0] ?? lines[0];
  const isOneOfSeveral = heads.length <= 1 && lines.length < all;
  return {
    product: first && isOneOfSeveral ? partOfTrip(order.name, first.title) : order.name,
    link: first ? `/reservation/${first.id}` : "/reservation",
  };
}

/** The cancel is received but not finished; where it has been finished meanwhile, that message says all. */
export async function notifyRefundRequested(db: Database, refundId: string): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    // The order first, as when a refund is finished, to avoid a deadlock.
    await lockOrderOf(tx, refundId);
    const [refund] = await tx
      .select({
        orderId: orders.id,
        memberId: orders.memberId,
        name: orders.name,
        card: refunds.card,
        points: refunds.points,
        status: refunds.status,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(refunds.id, refundId))
      .for("update", { of: refunds });
    if (!refund || refund.status === "done") return;
    const { orderId, memberId, name } = refund;
    const { product, link } = await refundedThing(tx, { order: { id: orderId, name }, refundId });
    await notifyBooker(
      tx,
      { orderId, memberId },
      {
        template: "refund-requested",
        event: `refund-requested:${refundId}`,
        words: {
          product,
          amount: won(refund.card + refund.points),
          state: refund.status === "review" ? "review" : undefined,
        },
        link,
      },
    );
  });
}

/** Every change of a refund, and every message about one, locks its order first, to avoid deadlocks. */
export async function lockOrderOf(
  tx: Database,
  refundId: string,
): Promise<typeof orders.$inferSelect | undefined> {
  const ofRefund = tx.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId));
  const [order] = await tx.select().from(orders).where(eq(orders.id, ofRefund)).for("update");
  return order;
}
