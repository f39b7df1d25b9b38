import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import { lockPlaces } from "./lock-places.server.ts";

/**
 * No order overtakes the waiting list of a tournament: while others wait, an order has only the places that were
 * offered to its buyer or that the buyer's own unpaid order held. The counters stay locked, so that a group that
 * applies at the same moment waits for this order, or is seen by it.
 */
export async function refuseOvertaking(
  tx: Database,
  orderId: string,
  needs: readonly StockNeed[],
): Promise<void> {
  const entries = needs.filter(({ kind }) => kind === "entry");
  if (entries.length === 0) return;
  // All of them: an entry that was locked alone would be locked in another order than everybody's.
  await lockPlaces(tx, needs);
  const wanted = JSON.stringify(entries);
  const { rows } = (await tx.execute(sql`
    select 1 from jsonb_to_recordset(${wanted}::jsonb) as w("productId" text, "quantity" int)
    join ${orders} o on o.id = ${orderId}::uuid
    where exists (
      select from ${tournamentEntries} e
      where e.tournament_id::text = w."productId" and e.state = 'waiting' and e.member_id <> o.member_id
    ) and w."quantity" > coalesce((
      select sum(e.people) from ${tournamentEntries} e
      where e.tournament_id::text = w."productId" and e.member_id = o.member_id and e.state = 'offered' and e.held = 0
    ), 0) + coalesce((
      select sum(k.quantity) from ${stockTakes} k join ${orders} own on own.id = k.order_id
      where own.member_id = o.member_id and k.kind = 'entry' and k.product_id = w."productId"
        -- Given back in this transaction.
        and k.released_at = now()
    ), 0)
    limit 1`)) as unknown as { rows: readonly unknown[] };
  if (rows.length > 0) throw new AppError("order.entry_queue");
}
