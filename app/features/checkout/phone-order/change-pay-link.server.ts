import { and, eq, gt, isNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { isPayable, payLinkState } from "#app/domain/checkout/phone/pay-link.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { SentChannel } from "#app/domain/message/message-channel.ts";
import { releaseOrder } from "#app/features/checkout/purchase/release-order.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { endHolds, isReturning } from "#app/features/order/record/order-status.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { sendPayLink } from "./send-pay-link.server.ts";

type Staff = { readonly id: string };

/** The link of an order, locked: paying, cancelling and sending wait for each other. */
async function lockLink(tx: Database, orderId: string, now: Date) {
  const [link] = await tx
    .select()
    .from(payLinks)
    .where(eq(payLinks.orderId, orderId))
    .for("update");
  if (!link) throw new AppError("common.not_found");
  const [order] = await tx
    .select({ status: orders.status, memberId: orders.memberId, isReturning })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new AppError("common.not_found");
  const facts = { ...link, ...order, orderStatus: order.status };
  return { ...link, ...order, state: payLinkState(facts, now) };
}

/**
 * Takes a pay link back and releases its places immediately; refused while the customer is being charged, and after.
 */
export async function cancelPayLink(
  { db, now }: Services,
  staff: Staff,
  orderId: string,
  /** Until when the page showed it to be payable. */
  shownUntil?: string,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const { id, state, status, expiresAt } = await lockLink(tx, orderId, now());
    if (shownUntil !== undefined && expiresAt.toISOString() !== shownUntil) {
      throw new AppError("record.page_old");
    }
    if (state === "paying") throw new AppError("phone.paying");
    if (!isPayable(state)) throw new AppError("reservation.step_refused");
    const isReleased = await releaseOrder(tx, orderId, { event: "hold_expired", now: now() });
    // Between the look and the release the payment may have begun: then nothing is cancelled.
    if (!isReleased && status === "READY") throw new AppError("phone.paying");
    await tx.update(payLinks).set({ cancelledAt: now() }).where(eq(payLinks.id, id));
    await writeAudit(tx, {
      by: staff.id,
      action: "order.cancel_link",
      subject: { kind: "order", id: orderId },
      before: { state },
      after: { state: "cancelled" },
      at: now(),
    });
  });
}

/**
 * For records restored from a backup: the desk may have cancelled an offer since, or it was paid. It is not charged any
 * more, and the sweep frees its places; a charge is found in the provider's list. Answers with the numbers of the
 * orders.
 */
export async function cancelUnpaidLinks(tx: Database): Promise<string[]> {
  const unpaid = await tx
    .update(payLinks)
    .set({ cancelledAt: sql`now()` })
    .from(orders)
    .where(
      and(
        eq(orders.id, payLinks.orderId),
        notInArray(orders.status, ["PAID", "RETURNED"]),
        isNull(payLinks.cancelledAt),
        gt(payLinks.expiresAt, sql`now()`),
      ),
    )
    .returning({
      orderId: payLinks.orderId,
      number: orders.number,
      at: sql<Date>`now()`.mapWith(payLinks.createdAt),
    });
  await endHolds(
    tx,
    unpaid.map(({ orderId }) => orderId),
  );
  for (const { orderId, at } of unpaid) {
    await writeAudit(tx, {
      by: null,
      action: "order.cancel_link",
      subject: { kind: "order", id: orderId },
      after: { state: "cancelled" },
      at,
    });
  }
  return unpaid.map(({ number }) => number).toSorted();
}

type Resending = { readonly orderId: string; readonly channels: readonly SentChannel[] };

/** Sends the link once more, to pay or, once it is paid, to look at the trip. */
export async function resendPayLink(
  { db, now }: Services,
  staff: Staff,
  { orderId, channels }: Resending,
): Promise<void> {
  await throttleOf(db).take("resend", orderId);
  await db.transaction(async (tx) => {
    const { id, memberId, state } = await lockLink(tx, orderId, now());
    if (!isPayable(state) && state !== "paid") throw new AppError("reservation.step_refused");
    await sendPayLink(tx, { id, orderId, memberId, channels, now: now() });
    await writeAudit(tx, {
      by: staff.id,
      action: "order.send_link",
      subject: { kind: "order", id: orderId },
      after: { channels },
      at: now(),
    });
  });
}
