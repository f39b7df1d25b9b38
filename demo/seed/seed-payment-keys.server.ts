import { and, eq, isNull, like, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";

/** The orders that the demo was filled with. */
export const DEMO_NUMBERS = "PT-DEMO-%";

/** A key for each payment of the demo. It names the moment too, for books that outlive their database. */
export async function seedPaymentKeys(db: Database): Promise<void> {
  await db
    .update(orders)
    .set({
      paymentKey: sql`${orders.number} || '-' || (extract(epoch from ${orders.paidAt}))::bigint`,
    })
    .where(
      and(like(orders.number, DEMO_NUMBERS), eq(orders.status, "PAID"), isNull(orders.paymentKey)),
    );
}
