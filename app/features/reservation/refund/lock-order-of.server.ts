import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";

/** Whoever changes a refund or tells of it locks its order first, so that nobody waits for each other. */
export async function lockOrderOf(
  tx: Database,
  refundId: string,
): Promise<typeof orders.$inferSelect | undefined> {
  const ofRefund = tx.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId));
  const [order] = await tx.select().from(orders).where(eq(orders.id, ofRefund)).for("update");
  return order;
}
