import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { type StockNeed, stockKey } from "#app/domain/order/stock-need.ts";

type Row = Pick<StockNeed, "kind" | "productId" | "day" | "slot">;

/**
 * Takes the places of one table, in the order they are given: rows are locked in that order. Checked inside the write:
 * of concurrent orders, as many succeed as there are places. Answers with what could not be had; `alongside` reads
 * `taken`.
 */
export async function takePlaces(
  tx: Database,
  needs: readonly StockNeed[],
  alongside: SQL = sql``,
): Promise<StockNeed[]> {
  const wanted = sql`wanted as (select * from jsonb_to_recordset(${JSON.stringify(
    needs.map((need, place) => ({ ...need, place })),
  )}::jsonb) as w("kind" stock_kind, "productId" text, "day" date, "slot" text, "quantity" smallint, "capacity" smallint, "place" int))`;
  const { rows } = (await tx.execute(
    sql`with ${wanted}${writeOf(needs[0]?.kind)}${alongside} select * from taken`,
  )) as unknown as { rows: Row[] };
  const taken = new Set(rows.map((row) => stockKey(row)));
  return needs.filter((need) => !taken.has(stockKey(need)));
}

function writeOf(kind: StockNeed["kind"] | undefined): SQL {
  if (kind === "night") return takeNights;
  return kind === "tee" ? takeTees : takeStockDays;
}

/** The rows are there already, and an update alone promises no order. */
const takeNights = sql`,
  locked as (
    select n.room_id, n.night from ${roomNights} n join wanted w on n.room_id = w."productId" and n.night = w."day"
    order by w."place" for no key update of n
  ),
  taken as (update ${roomNights} set taken = ${roomNights}.taken + w."quantity"
  from wanted w join locked l on l.room_id = w."productId" and l.night = w."day"
  where ${roomNights}.room_id = l.room_id and ${roomNights}.night = l.night
    and not ${roomNights}.closed and ${roomNights}.taken + w."quantity" <= ${roomNights}.capacity
  returning 'night' as "kind", ${roomNights}.room_id as "productId", ${roomNights}.night::text as "day", '' as "slot")`;

/** A day that was closed since it was priced has no row to take from. */
const takeTees = sql`,
  taken as (insert into ${teeTimes} (course_id, day, tee_time, capacity, taken)
  select d.course_id, d.day, w."slot"::time, w."capacity", w."quantity"
  from wanted w join ${courseDays} d on d.course_id = w."productId" and d.day = w."day" and not d.closed
  where w."quantity" <= w."capacity" or exists (select from ${teeTimes} t
    where t.course_id = w."productId" and t.day = w."day" and t.tee_time = w."slot"::time)
  order by w."place"
  on conflict (course_id, day, tee_time) do update set taken = ${teeTimes}.taken + excluded.taken
  where ${teeTimes}.taken + excluded.taken <= ${teeTimes}.capacity
  returning 'tee' as "kind", course_id as "productId", day::text as "day", to_char(tee_time, 'HH24:MI') as "slot")`;

/** Caddies, cars and tournament entries are counted in one table. */
const takeStockDays = sql`,
  taken as (insert into ${stockDays} (kind, product_id, day, slot, capacity, taken)
  select w."kind", w."productId", w."day", w."slot", w."capacity", w."quantity" from wanted w
  where w."quantity" <= w."capacity" or exists (select from ${stockDays} s
    where s.kind = w."kind" and s.product_id = w."productId" and s.day = w."day" and s.slot = w."slot")
  order by w."place"
  on conflict (kind, product_id, day, slot) do update set taken = ${stockDays}.taken + excluded.taken
  where ${stockDays}.taken + excluded.taken <= ${stockDays}.capacity
  returning kind::text as "kind", product_id as "productId", day::text as "day", slot)`;
