import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservationEvents } from "#app/db/schema/order.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { isPaidByBankTransfer } from "#app/domain/payment/bank-transfer.ts";

/** Every event of a reservation, oldest first; the caller has checked the owner. */
export async function listHistory(db: Database, reservationId: string) {
  return db
    .select({
      id: reservationEvents.id,
      action: reservationEvents.action,
      after: reservationEvents.after,
      actor: reservationEvents.actor,
      reference: reservationEvents.reference,
      at: reservationEvents.createdAt,
    })
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, reservationId))
    .orderBy(asc(reservationEvents.id));
}

export type HistoryStep = Awaited<ReturnType<typeof listHistory>>[number];

/** The last refund request, with this line's part of it. */
export async function findRefundOf(db: Database, reservationId: string) {
  const [row] = await db
    .select({
      kind: refunds.kind,
      askedBy: refunds.askedBy,
      reason: refunds.reason,
      transactionKey: refunds.transactionKey,
      status: refunds.status,
      decision: refunds.decision,
      doneAt: refunds.doneAt,
      card: refundLines.card,
      points: refundLines.points,
      fee: refundLines.fee,
      feePercent: refundLines.feePercent,
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refundLines.reservationId, reservationId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(1);
  if (!row) return undefined;
  const { askedBy, reason, transactionKey, ...refund } = row;
  return {
    ...refund,
    /** The reason that staff gave, for their decision or for a cancel of theirs. */
    said: refund.decision ?? (askedBy === "staff" && reason ? reason : null),
    isByHand: isPaidByBankTransfer(transactionKey),
  };
}

export type LineRefundState = NonNullable<Awaited<ReturnType<typeof findRefundOf>>>;
