import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";

/** Whether the selected order was charged, cannot be fulfilled, and is not fully refunded yet. */
export const isReturning: SQL<boolean> = sql<boolean>`exists (select from ${refunds} r
  where r.order_id = ${orders}.id and r.kind = 'return' and r.status <> 'done')`;

export async function isOrderReturning(db: Database, orderId: string): Promise<boolean> {
  const [order] = await db.select({ isReturning }).from(orders).where(eq(orders.id, orderId));
  return order?.isReturning ?? false;
}
