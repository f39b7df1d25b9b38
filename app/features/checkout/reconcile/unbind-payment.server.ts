import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { readAmount } from "#app/domain/common/payable.ts";
import { attemptStatusesBefore } from "#app/domain/order/payment/attempt-status.ts";
import type { PaymentReturn } from "#app/domain/order/payment/payment-result.ts";
import { releaseOrder } from "#app/features/checkout/purchase/release-order.server.ts";
import { buyerToLock } from "#app/features/order/record/lock-buyer.server.ts";
import { changeOrder } from "#app/features/order/record/order-status.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** How often an order may return with a payment of another: each costs the provider two questions. */
const MOST_UNBOUND = 10;

type Unbound = { readonly paymentKey: string; readonly error: ErrorCode };

/**
 * Takes a payment off an order that it can never pay. The order waits for its own again, with the hold that it had, and
 * the payment is free for the order that it names.
 */
export async function unbindPayment(
  { db, now }: Pick<Services, "db" | "now">,
  orderId: string,
  { paymentKey, error }: Unbound,
): Promise<void> {
  const bound = and(
    eq(orders.id, orderId),
    eq(orders.paymentKey, paymentKey),
    inArray(orders.status, attemptStatusesBefore("payment_unbound")),
  );
  const [order] = await db.select({ memberId: orders.memberId }).from(orders).where(bound);
  if (!order) return;
  await withSerializableRetry(db, async (tx) => {
    // An order of the same buyer that is being placed counts this one either as waiting or as pending.
    await buyerToLock(tx, order.memberId);
    const [locked] = await tx
      .select({
        status: orders.status,
        isOver: sql<boolean>`orders.hold_until <= now()`,
        unbound: sql<number>`(select count(*)::int from order_events e where e.order_id = orders.id and e.event = 'payment_unbound')`,
      })
      .from(orders)
      .where(bound)
      .for("update");
    if (!locked) return;
    if (locked.unbound >= MOST_UNBOUND) {
      const failure = { error, code: "TOO_MANY_PAYMENTS" };
      await releaseOrder(tx, orderId, { event: "not_charged", failure, now: now() });
      return;
    }
    await changeOrder(tx, eq(orders.id, orderId), {
      event: "payment_unbound",
      before: locked.status,
      after: "READY",
      // The look-up that was due stays so: it asks by the order's own number.
      set: { paymentKey: null, confirmingSince: null, checks: 0 },
    });
    if (locked.isOver) await releaseOrder(tx, orderId, { event: "hold_expired", now: now() });
  });
}

/** Takes a payment off the order that has it, where the provider says that it is this one's; true where it is free now. */
export async function takeFromOther(
  services: Services,
  { paymentOrderId, paymentKey, amount }: PaymentReturn,
): Promise<boolean> {
  const { db, payments } = services;
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.paymentKey, paymentKey),
        ne(orders.paymentOrderId, paymentOrderId),
        inArray(orders.status, attemptStatusesBefore("payment_unbound")),
      ),
    );
  if (!other) return false;
  const seen = await payments?.find({ paymentKey });
  if (seen?.outcome !== "found") return false;
  const { payment } = seen;
  if (payment.orderId !== paymentOrderId || payment.total !== readAmount(amount)) return false;
  await unbindPayment(services, other.id, { paymentKey, error: "payment.mismatch" });
  return true;
}
