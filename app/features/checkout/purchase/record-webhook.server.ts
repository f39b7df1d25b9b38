import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { paymentHints } from "#app/db/schema/checkout/checkout-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { isPaymentOrderId } from "#app/domain/order/payment/order-number.ts";
import type { PaymentWebhook } from "#app/domain/order/payment/webhook-event.ts";
import { checkPaymentSoon } from "#app/features/order/record/payment-checks.server.ts";

/** No payment has more events than this: of more, none is stored, and still each is a reason to ask. */
const MAX_WEBHOOKS = 50;

export type WebhookDelivery = PaymentWebhook & { readonly transmissionId: string };

/**
 * Anybody can send a webhook, since it is unsigned. So it is only a reason to ask the provider soon about an order
 * that we know; a job does that.
 */
export async function recordWebhook(
  db: Database,
  { event, orderId, transmissionId }: WebhookDelivery,
): Promise<"recorded" | "known" | "unknown_order"> {
  // What is no order number of ours need not be looked for; the database cannot even hold some of it.
  if (!orderId || !isPaymentOrderId(orderId)) return "unknown_order";
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentOrderId, orderId));
  if (!order) return "unknown_order";
  return db.transaction(async (tx) => {
    const recorded = tx.$count(paymentHints, eq(paymentHints.paymentOrderId, orderId));
    if ((await recorded) >= MAX_WEBHOOKS) {
      await checkPaymentSoon(tx, order.id);
      return "known";
    }
    const added = await tx
      .insert(paymentHints)
      .values({ transmissionId, event, paymentOrderId: orderId })
      .onConflictDoNothing()
      .returning({ id: paymentHints.id });
    if (added.length === 0) return "known";
    await checkPaymentSoon(tx, order.id);
    return "recorded";
  });
}
