import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import type { Payment } from "#app/features/order/payment/payment-gateway.server.ts";
import { changeOrderStatus } from "#app/features/order/record/order-status.server.ts";
import { leftOfPayment } from "./refund-parts.server.ts";

type Order = typeof orders.$inferSelect;

/** Refunds a charged order that cannot be fulfilled in full: one refund for an order, sent by the job. */
export async function returnPayment(tx: Database, order: Order, payment: Payment): Promise<void> {
  const [before] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  if (before) return;
  await tx.insert(refunds).values({
    orderId: order.id,
    kind: "return",
    status: "sending",
    card: order.total,
    points: won(0),
    fee: won(0),
    reason: "sold out before the payment arrived",
    askedBy: "system",
    tryAt: sql`now()`,
  });
  const { status } = order;
  await changeOrderStatus(tx, order.id, {
    event: "returning",
    before: status,
    after: status,
    set: { paymentKey: payment.paymentKey, checkAt: null },
  });
}

/** The trip was cancelled in the provider's console: the payments for changes of its lines are refunded too. */
export async function returnChanges(tx: Database, orderId: string): Promise<void> {
  const changes = await tx
    .select({ id: orders.id, left: leftOfPayment })
    .from(orders)
    .where(and(eq(orders.changeOf, orderId), eq(orders.status, "PAID")));
  const rows = changes.filter(({ left }) => left > 0);
  if (rows.length === 0) return;
  await tx.insert(refunds).values(
    rows.map(({ id, left }) => ({
      orderId: id,
      kind: "return" as const,
      status: "sending" as const,
      card: won(left),
      points: won(0),
      fee: won(0),
      reason: "the trip was cancelled in the provider's console",
      askedBy: "system" as const,
      tryAt: sql`now()`,
    })),
  );
}
