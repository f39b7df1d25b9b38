import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, reservationEvents, reservations } from "#app/db/schema/order.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { inEachLocale } from "#app/domain/message/message-words.ts";
import { formatWon, won } from "#app/domain/money.ts";
import { attemptStatusesBefore, nextAttemptStatus } from "#app/domain/payment/attempt-status.ts";
import { isPaidByBankTransfer } from "#app/domain/payment/bank-transfer.ts";
import { statusesBefore } from "#app/domain/reservation/status/status.ts";
import { notifyBooker } from "#app/features/order/notify-booker.server.ts";
import { withdrawOffers } from "#app/features/order/open-offers.server.ts";
import { writeOrderEvent } from "#app/features/order/order-events.server.ts";
import { releaseStock } from "#app/features/stock/stock.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { returnAfterRefund } from "./finish-refund-benefits.server.ts";

type Order = typeof orders.$inferSelect;
type Refund = typeof refunds.$inferSelect;

/**
 * The money has gone back: everything that follows from it, in one transaction and once, however many
 * bring the news. A late success wins over a refund that had been given up. False where somebody was first.
 */
export async function finishRefund(
  { db, now }: Pick<Services, "db" | "now">,
  refundId: string,
  transactionKey: string | null,
): Promise<boolean> {
  return withSerializableRetry(db, async (tx) => {
    const order = await lockOrderOf(tx, refundId);
    const [refund] = await tx
      .update(refunds)
      .set({ status: "done", transactionKey, tryAt: null, failureCode: null, doneAt: now() })
      .where(and(eq(refunds.id, refundId), inArray(refunds.status, ["sending", "failed"])))
      .returning();
    if (!order || !refund) return false;
    await applyRefund(tx, { order, refund, now: now() });
    return true;
  });
}

type Finished = {
  readonly order: Order;
  readonly refund: Refund;
  readonly now: Date;
  readonly by?: PaidBy | undefined;
};

/** What follows from money that went back, by whichever way it did. */
export async function applyRefund(tx: Database, finished: Finished): Promise<void> {
  const { order, refund, now, by } = finished;
  await cancelRefundedLines(tx, refund, now, by);
  if (refund.kind === "return") await markReturned(tx, order);
  await returnAfterRefund(tx, { order, refund, now });
  await notifyRefundDone(tx, order, refund);
}

/** The provider said no for good: the desk has to look at it. */
export async function failRefund(
  { db, log }: Pick<Services, "db" | "log">,
  refundId: string,
  code: string,
): Promise<void> {
  const failed = await db
    .update(refunds)
    .set({ status: "failed", failureCode: code, tryAt: null })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, "sending")))
    .returning({ orderId: refunds.orderId });
  if (failed[0]) log.error({ refundId, orderId: failed[0].orderId, code }, "a refund was refused");
}

export async function lockOrderOf(tx: Database, refundId: string): Promise<Order | undefined> {
  const ofRefund = tx.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId));
  const [order] = await tx.select().from(orders).where(eq(orders.id, ofRefund)).for("update");
  return order;
}

/** Who paid it back by hand, by which transfer, and why. */
type PaidBy = { readonly staffId: string; readonly reference: string; readonly reason: string };

/** Each line gets what the refund gives it, and its places are free again. */
export async function cancelRefundedLines(
  tx: Database,
  refund: Refund,
  now: Date,
  by?: PaidBy,
): Promise<void> {
  const lines = await tx
    .select({
      id: reservations.id,
      lineKey: reservations.lineKey,
      status: reservations.status,
      card: refundLines.card,
      points: refundLines.points,
    })
    .from(refundLines)
    .innerJoin(reservations, eq(reservations.id, refundLines.reservationId))
    .where(eq(refundLines.refundId, refund.id));
  const open = statusesBefore("CANCELLED");
  for (const { id, status, card, points } of lines) {
    const isOpen = open.includes(status);
    await tx
      .update(reservations)
      .set({
        refundedCard: sql`${reservations.refundedCard} + ${card}`,
        refundedPoints: sql`${reservations.refundedPoints} + ${points}`,
        refund: sql`${reservations.refundedCard} + ${reservations.refundedPoints} + ${card + points}`,
        ...(isOpen ? { status: "CANCELLED" as const } : {}),
      })
      .where(and(eq(reservations.id, id), eq(reservations.status, status)));
    if (!isOpen) continue;
    await tx.insert(reservationEvents).values({
      reservationId: id,
      ...(by
        ? {
            actor: "staff" as const,
            actorId: by.staffId,
            reference: by.reference,
            reason: by.reason,
          }
        : { actor: "system" as const }),
      action: refund.kind === "external" ? "external" : "refund",
      before: status,
      after: "CANCELLED",
      createdAt: now,
    });
  }
  if (lines.length === 0) return;
  await withdrawOffers(
    tx,
    lines.map(({ id }) => id),
    now,
  );
  const gone = lines.filter(({ status }) => status !== "USED").map(({ lineKey }) => lineKey);
  if (gone.length > 0) await releaseStock(tx, refund.orderId, gone);
}

async function markReturned(tx: Database, order: Order): Promise<void> {
  const event = "given_back";
  const after = nextAttemptStatus(order.status, event);
  const changed = await tx
    .update(orders)
    .set({ status: after, checkAt: null })
    .where(and(eq(orders.id, order.id), inArray(orders.status, attemptStatusesBefore(event))))
    .returning({ id: orders.id });
  if (changed.length > 0) {
    await writeOrderEvent(tx, order.id, { event, before: order.status, after });
  }
}

export async function notifyRefundDone(tx: Database, order: Order, refund: Refund): Promise<void> {
  const lines = await tx
    .select({ id: reservations.id, title: reservations.title, parentLine: reservations.parentLine })
    .from(refundLines)
    .innerJoin(reservations, eq(reservations.id, refundLines.reservationId))
    .where(eq(refundLines.refundId, refund.id))
    .orderBy(reservations.idx);
  const all = await tx.$count(reservations, eq(reservations.orderId, order.id));
  const first = lines.find(({ parentLine }) => parentLine === null) ?? lines[0];
  const product = first && lines.length < all ? first.title : order.name;
  const isByHand = isPaidByBankTransfer(refund.transactionKey);
  await notifyBooker(
    tx,
    { orderId: order.id, memberId: order.memberId },
    {
      template: refund.kind === "return" && !isByHand ? "order-returned" : "refund-done",
      event: `refund-done:${refund.id}`,
      words: {
        product,
        amount: inEachLocale((locale) => formatWon(won(refund.card + refund.points), locale)),
        ...(isByHand ? { state: "hand" } : {}),
      },
      link: first ? `/reservation/${first.id}` : "/reservation",
    },
  );
}
