import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { type Won, won } from "#app/domain/money.ts";
import { refundOfReference } from "#app/domain/payment/refund-parts.ts";
import { splitByWeight } from "#app/domain/pricing/split-by-weight.ts";
import { unfinishedStatuses } from "#app/domain/reservation/status/status.ts";
import { returnAfterRefund } from "#app/features/benefit/return-after-refund.server.ts";
import { requestRefundOfOrder } from "#app/features/order/refund-lines.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { readOrderLines, type StoredLine } from "./cancel-order-lines.server.ts";
import { cancelRefundedLines, notifyRefundDone } from "./finish-refund.server.ts";
import { recordCancel } from "./refund-parts.server.ts";
import { returnChanges } from "./return-payment.server.ts";

type FindResult = Awaited<ReturnType<NonNullable<Services["payments"]>["find"]>>;
type Payment = Extract<FindResult, { outcome: "found" }>["payment"];
type Cancel = Payment["cancels"][number];

/**
 * Records what the provider refunded: cancels of ours whose answer was lost are finished, and refunds made
 * in its console are recorded, each once. Where the whole payment was refunded, the trip is cancelled.
 */
export async function recordExternalCancels(
  services: Services,
  orderId: string,
  payment: Payment,
): Promise<void> {
  const done = payment.cancels.filter(({ isDone }) => isDone);
  for (const cancel of done) {
    const refundId = refundOfReference(cancel.reference);
    const { transactionKey } = cancel;
    if (refundId) await recordCancel(services, { refundId, orderId, transactionKey });
  }
  const others = done.filter(({ reference }) => !refundOfReference(reference));
  for (const cancel of others) {
    const isLast = payment.status === "refunded" && cancel === others.at(-1);
    const isNew = await recordExternalCancel(services, orderId, { cancel, isLast });
    if (isNew) {
      const { transactionKey, amount } = cancel;
      services.log.warn({ orderId, transactionKey, amount }, "cancelled in the provider's console");
    }
  }
}

type Seen = {
  readonly cancel: Cancel;
  /** The whole payment was refunded. */
  readonly isLast: boolean;
};

async function recordExternalCancel(
  { db, now }: Services,
  orderId: string,
  { cancel, isLast }: Seen,
) {
  return withSerializableRetry(db, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.status, "PAID")))
      .for("update");
    if (!order) return false;
    const lines = await readOrderLines(tx, orderId);
    const shares = isLast ? sharesOf(lines, cancel.amount) : [];
    const [refund] = await tx
      .insert(refunds)
      .values({
        orderId,
        kind: "external",
        status: "done",
        card: cancel.amount,
        points: won(
          shares.reduce((sum, { points }) => sum + points, 0) +
            (shares.length > 0 ? await openChangePoints(tx, orderId) : 0),
        ),
        fee: won(0),
        reason: cancel.reason,
        askedBy: "system",
        transactionKey: cancel.transactionKey,
        doneAt: cancel.canceledAt,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!refund) return false;
    if (shares.length > 0) {
      await closeOpenRefunds(tx, orderId, now());
      await tx
        .insert(refundLines)
        .values(shares.map((share) => ({ ...share, refundId: refund.id })));
      await requestRefundOfOrder(tx, orderId, now());
      await cancelRefundedLines(tx, refund, now());
      await returnChanges(tx, orderId);
    }
    await returnAfterRefund(tx, { order, refund, now: now() });
    await notifyRefundDone(tx, order, refund);
    return true;
  });
}

/** Cancels every open line: points are refunded in full, and the money is split over what was left. */
function sharesOf(lines: readonly StoredLine[], amount: Won) {
  const open = lines.filter(({ status }) => unfinishedStatuses().includes(status));
  const left = open.map(({ card, refundedCard }) => card - refundedCard);
  const most = left.reduce((sum, each) => sum + each, 0);
  const cards = splitByWeight(won(Math.min(amount, most)), left);
  return open.map((line, index) => {
    const card = cards[index] ?? won(0);
    const points = won(line.points - line.refundedPoints);
    return { reservationId: line.id, card, points, fee: won(0), feePercent: 0 };
  });
}

/** Points that a change was to give back: its lines have them no more, and its refund is ended with the others. */
async function openChangePoints(tx: Database, orderId: string): Promise<number> {
  const open = await tx
    .select({ points: refunds.points })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.kind, "change"),
        inArray(refunds.status, ["sending", "failed"]),
      ),
    );
  return open.reduce((sum, { points }) => sum + points, 0);
}

/** Ends refunds that are requested or being sent, since nothing is left to refund. */
async function closeOpenRefunds(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(refunds)
    .set({ status: "refused", failureCode: "EXTERNAL_CANCEL", tryAt: null, doneAt: now })
    .where(
      and(eq(refunds.orderId, orderId), inArray(refunds.status, ["review", "sending", "failed"])),
    );
}
