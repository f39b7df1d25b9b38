import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { compareNeeds, type Stock } from "#app/domain/order/stock-need.ts";

/**
 * Locks the counters of places that are released and taken in one transaction, in the global order: released first and
 * taken afterwards, they would be locked in two orders, and two buyers could deadlock.
 */
export async function lockPlaces(tx: Database, places: readonly Stock[]): Promise<void> {
  const sorted = places
    .map(({ kind, productId, day, slot }) => ({ kind, productId, day, slot }))
    .toSorted(compareNeeds);
  for (const [lock, rows] of Map.groupBy(sorted, ({ kind }) => lockOf(kind))) {
    const wanted = JSON.stringify(rows.map((row, place) => ({ ...row, place })));
    await tx.execute(sql`
      select from jsonb_to_recordset(${wanted}::jsonb) as w("kind" stock_kind, "productId" text, "day" date, "slot" text, "place" int)
      join ${lock} order by w."place" for no key update of c`);
  }
}

function lockOf(kind: Stock["kind"]): SQL {
  if (kind === "night") return nights;
  return kind === "tee" ? tees : days;
}

const nights = sql`${roomNights} c on c.room_id = w."productId" and c.night = w."day"`;

const tees = sql`${teeTimes} c on c.course_id = w."productId" and c.day = w."day" and c.tee_time = w."slot"::time`;

const days = sql`${stockDays} c on c.kind = w."kind" and c.product_id = w."productId" and c.day = w."day" and c.slot = w."slot"`;
