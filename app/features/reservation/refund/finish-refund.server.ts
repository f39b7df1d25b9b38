import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import {
  attemptStatusesBefore,
  nextAttemptStatus,
} from "#app/domain/order/payment/attempt-status.ts";
import { isPaidByBankTransfer } from "#app/domain/order/payment/bank-transfer.ts";
import { returnAfterRefund } from "#app/features/benefit/return-after-refund.server.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";
import { withdrawOffers } from "#app/features/order/record/open-offers.server.ts";
import { changeOrderStatus } from "#app/features/order/record/order-status.server.ts";
import { refundLine } from "#app/features/order/record/refund-lines.server.ts";
import { releaseStock } from "#app/features/pricing/stock/stock.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { lockOrderOf, refundedThing } from "./refund-message.server.ts";
import { refundPartnersOf } from "./refund-partners.server.ts";

type Order = typeof orders.$inferSelect;
type Refund = typeof refunds.$inferSelect;

/**
 * The money was refunded: everything that follows from it, in one transaction and once, however many
 * report it. A late success overrides a refund that was given up. False where it was finished before.
 */
export async function finishRefund(
  { db, now }: Pick<Services, "db" | "now">,
  refundId: string,
  transactionKey: string | null,
): Promise<boolean> {
  return withSerializableRetry(db, async (tx) => {
    const order = await lockOrderOf(tx, refundId);
    return finishWithin(tx, { order, refundId, transactionKey, now: now() });
  });
}

type Ending = {
  /** Locked by the caller. */
  readonly order: Order | undefined;
  readonly refundId: string;
  readonly transactionKey: string | null;
  readonly now: Date;
};

/** The same within a transaction of the caller. */
export async function finishWithin(tx: Database, ending: Ending): Promise<boolean> {
  const { order, refundId, transactionKey, now } = ending;
  const [refund] = await tx
    .update(refunds)
    .set({ status: "done", transactionKey, tryAt: null, failureCode: null, doneAt: now })
    .where(and(eq(refunds.id, refundId), inArray(refunds.status, ["sending", "failed"])))
    .returning();
  if (!order || !refund) return false;
  await applyRefund(tx, { order, refund, now });
  return true;
}

type Finished = {
  readonly order: Order;
  readonly refund: Refund;
  readonly now: Date;
  readonly by?: PaidBy | undefined;
};

/** What follows from a refund, however it was paid. */
export async function applyRefund(tx: Database, finished: Finished): Promise<void> {
  const { order, refund, now, by } = finished;
  // The refund of a change keeps its lines, and was announced with the change.
  const isChange = refund.kind === "change";
  if (!isChange) await cancelRefundedLines(tx, refund, now, by);
  if (refund.kind === "return") await markReturned(tx, order);
  await returnAfterRefund(tx, { order, refund, now });
  if (!isChange) await notifyRefundDone(tx, order, refund);
}

/** The provider refused for good: staff have to look at it. */
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

/** The colleague who paid it by bank transfer, the reference, and the reason. */
type PaidBy = { readonly staffId: string; readonly reference: string; readonly reason: string };

/** Each line gets its part of the refund, and its places are released. */
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
  const event = {
    ...(by
      ? { actor: "staff" as const, actorId: by.staffId, reference: by.reference, reason: by.reason }
      : { actor: "system" as const }),
    action: refund.kind === "external" ? "external" : "refund",
    createdAt: now,
  };
  for (const line of lines) await refundLine(tx, line, event);
  for (const { id, status } of lines) if (status !== "USED") await refundPartnersOf(tx, id, now);
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
  await changeOrderStatus(tx, order.id, {
    event,
    before: order.status,
    after,
    set: { checkAt: null },
    onlyIf: inArray(orders.status, attemptStatusesBefore(event)),
  });
}

export async function notifyRefundDone(tx: Database, order: Order, refund: Refund): Promise<void> {
  const { product, link } = await refundedThing(tx, { order, refundId: refund.id });
  const isByHand = isPaidByBankTransfer(refund.transactionKey);
  const words = { product, amount: won(refund.card + refund.points) };
  await notifyBooker(
    tx,
    { orderId: order.id, memberId: order.memberId },
    {
      ...(refund.kind === "return" && !isByHand
        ? { template: "order-returned", words }
        : { template: "refund-done", words: { ...words, state: isByHand ? "hand" : undefined } }),
      event: `refund-done:${refund.id}`,
      link,
    },
  );
}
