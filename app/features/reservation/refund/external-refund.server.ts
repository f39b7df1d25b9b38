import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { type orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { splitByWeight } from "#app/domain/pricing/split-by-weight.ts";
import { unfinishedStatuses } from "#app/domain/reservation/status/status.ts";
import { returnAfterRefund } from "#app/features/benefit/return-after-refund.server.ts";
import type { Payment } from "#app/features/order/payment/payment-gateway.server.ts";
import {
  endRefundsElsewhere,
  keepRefundElsewhere,
} from "#app/features/order/provider-list/refunds-elsewhere.server.ts";
import { requestRefundOfOrder } from "#app/features/order/record/refund-lines.server.ts";
import { readOrderLines, type StoredLine } from "./cancel-order-lines.server.ts";
import { cancelRefundedLines, notifyRefundDone } from "./finish-refund.server.ts";
import { returnChanges } from "./return-payment.server.ts";

type Order = typeof orders.$inferSelect;
type Cancel = Payment["cancels"][number];

type ExternalRefund = {
  /** Locked by the caller. */
  readonly order: Order;
  readonly cancel: Cancel;
  readonly now: Date;
};

type OfTrip = ExternalRefund & {
  /** Nothing of the payment is left. */
  readonly isWhole: boolean;
  /** The last refund of the whole payment: it cancels the trip. */
  readonly isLast: boolean;
};

/** Books a refund of a paid order that was made in the provider's console. */
export async function refundTrip(tx: Database, refunded: OfTrip): Promise<void> {
  const { order, cancel, isWhole, isLast, now } = refunded;
  const open = (await readOrderLines(tx, order.id)).filter(({ status }) =>
    unfinishedStatuses().includes(status),
  );
  const shares = isLast ? sharesOf(open, cancel.amount) : [];
  const points =
    shares.reduce((sum, share) => sum + share.points, 0) +
    (shares.length > 0 ? await openChangePoints(tx, order.id) : 0);
  const refund = await addExternalRefund(tx, refunded, won(points));
  if (shares.length > 0) {
    await closeOpenRefunds(tx, order.id, now);
    await tx.insert(refundLines).values(shares.map((share) => ({ ...share, refundId: refund.id })));
    await requestRefundOfOrder(tx, order.id, now);
    await cancelRefundedLines(tx, refund, now);
    await returnChanges(tx, order.id);
    await endRefundsElsewhere(tx, order.id);
  }
  // The last of several cancels all open lines; one that cancels nothing of an active trip is left to staff.
  const isForPeople = shares.length === 0 && !(isWhole && open.length > 0);
  if (isForPeople && (await isStanding(tx, order))) await leaveToPeople(tx, refunded);
  await returnAfterRefund(tx, { order, refund, now });
  await notifyRefundDone(tx, order, refund);
}

/** The refund itself, of no line. */
export async function addExternalRefund(
  tx: Database,
  { order, cancel, now }: ExternalRefund,
  points = won(0),
) {
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      kind: "external",
      status: "done",
      card: cancel.amount,
      points,
      fee: won(0),
      reason: cancel.reason,
      askedBy: "system",
      transactionKey: cancel.transactionKey,
      doneAt: cancel.canceledAt,
      createdAt: now,
    })
    .returning();
  if (!refund) throw new Error("no refund was written");
  return refund;
}

/** Whether something of the trip is still to come: of the order itself, or of the one whose change it paid. */
async function isStanding(tx: Database, { id, changeOf }: Order): Promise<boolean> {
  const ofTrip = eq(reservations.orderId, changeOf ?? id);
  const isOpen = inArray(reservations.status, unfinishedStatuses());
  return (await tx.$count(reservations, and(ofTrip, isOpen))) > 0;
}

async function leaveToPeople(tx: Database, { order, cancel }: ExternalRefund): Promise<void> {
  const { paymentKey, paymentOrderId } = order;
  const { transactionKey, amount, canceledAt: happenedAt } = cancel;
  const payment = { paymentKey: paymentKey ?? "", paymentOrderId };
  await keepRefundElsewhere(tx, { ...payment, transactionKey, amount, happenedAt });
}

/** Cancels every open line: points are refunded in full, and the money is split over what was left. */
function sharesOf(open: readonly StoredLine[], amount: Won) {
  const left = open.map(({ card, refundedCard }) => card - refundedCard);
  const most = left.reduce((sum, each) => sum + each, 0);
  const cards = splitByWeight(won(Math.min(amount, most)), left);
  return open.map((line, index) => {
    const card = cards[index] ?? won(0);
    const points = won(line.points - line.refundedPoints);
    return { reservationId: line.id, card, points, fee: won(0), feePercent: 0 };
  });
}

/** Points due from a change: its lines have them no more, and its refund is ended with the others. */
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
