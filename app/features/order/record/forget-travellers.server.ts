import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";

/** What was sold stays in the records, without the names of booker and travellers. */
export async function forgetTravellers(tx: Database, memberId: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      booker: null,
      lines: sql`(select coalesce(jsonb_agg(line || '{"travellers": []}'), '[]') from jsonb_array_elements(${orders.lines}) line)`,
    })
    .where(eq(orders.memberId, memberId));
  await tx.update(reservations).set({ travellers: [] }).where(eq(reservations.memberId, memberId));
}
