import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";

/** Every change of a refund, and every message about one, locks its order first, to avoid deadlocks. */
export async function lockOrderOf(
  tx: Database,
  refundId: string,
): Promise<typeof orders.$inferSelect | undefined> {
  const ofRefund = tx.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId));
  const [order] = await tx.select().from(orders).where(eq(orders.id, ofRefund)).for("update");
  return order;
}
