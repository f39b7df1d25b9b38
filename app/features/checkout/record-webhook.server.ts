import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order.ts";
import { paymentHints } from "#app/db/schema/payment.ts";
import type { PaymentHint } from "#app/domain/payment/payment-hint.ts";

/** No payment has more events than this; more are ignored as forged. */
const MOST_HINTS = 50;

export type WebhookDelivery = PaymentHint & { readonly transmissionId: string };

/**
 * The provider says that something happened, or somebody says that they are the provider. Either way it is only a
 * reason to ask soon what became of an order that we know; the asking is left to the job that asks.
 */
export async function recordWebhook(
  db: Database,
  { event, orderId, transmissionId }: WebhookDelivery,
): Promise<"heard" | "known" | "stranger"> {
  if (!orderId) return "stranger";
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentOrderId, orderId));
  if (!order) return "stranger";
  return db.transaction(async (tx) => {
    const heard = tx.$count(paymentHints, eq(paymentHints.paymentOrderId, orderId));
    if ((await heard) >= MOST_HINTS) return "known";
    const added = await tx
      .insert(paymentHints)
      .values({ transmissionId, event, paymentOrderId: orderId })
      .onConflictDoNothing()
      .returning({ id: paymentHints.id });
    if (added.length === 0) return "known";
    await tx
      .update(orders)
      .set({ checkAt: sql`least(${orders.checkAt}, now())` })
      .where(eq(orders.id, order.id));
    return "heard";
  });
}
