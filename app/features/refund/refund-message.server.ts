import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { partOfTrip } from "#app/domain/booking/trip-name.ts";
import type { Localized } from "#app/domain/locale.ts";
import { won } from "#app/domain/money.ts";
import { notifyBooker } from "#app/features/order/notify-booker.server.ts";

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
  const first = lines.find(({ parentLine }) => parentLine === null) ?? lines[0];
  return {
    product: first && lines.length < all ? partOfTrip(order.name, first.title) : order.name,
    link: first ? `/reservation/${first.id}` : "/reservation",
  };
}

/** The cancel is received but not finished; where it has been finished meanwhile, that message says all. */
export async function notifyRefundRequested(db: Database, refundId: string): Promise<void> {
  await db.transaction(async (tx) => {
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
