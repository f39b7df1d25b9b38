import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import type { OrderBooker } from "#app/domain/order/people/order-booker.ts";

/** What the customer agreed to before paying; false where the order is no longer to be paid. */
export async function recordAgreements(
  tx: Database,
  orderId: string,
  agreements: OrderBooker["agreements"],
): Promise<boolean> {
  const agreed = JSON.stringify({ agreements });
  const recorded = await tx
    .update(orders)
    .set({ booker: sql`${orders.booker} || ${agreed}::jsonb` })
    .where(and(eq(orders.id, orderId), eq(orders.status, "READY")))
    .returning({ id: orders.id });
  return recorded.length === 1;
}
