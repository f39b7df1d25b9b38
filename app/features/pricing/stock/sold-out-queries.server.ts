import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays, stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { type LineNeed, needsOfLines } from "#app/domain/order/line/line-needs.ts";

/**
 * One small query before the expensive ones: an order that cannot succeed is refused immediately, with its first
 * sold-out line. What the buyer's own unpaid orders hold counts as free. Passing guarantees nothing: only the write
 * decides.
 */
export async function precheckStock(
  db: Database,
  memberId: string,
  lines: readonly CartLine[],
): Promise<string | undefined> {
  const needs = needsOfLines(lines);
  if (needs.length === 0) return undefined;
  const { rows } = (await db.execute(firstFull(needs, memberId))) as unknown as {
    rows: { lineKey: string }[];
  };
  return rows[0]?.lineKey;
}

/** Asking for more than the whole capacity is not "sold out": another rule refuses it. */
function firstFull(needs: readonly LineNeed[], memberId: string): SQL {
  const rows = JSON.stringify(needs.map((need, place) => ({ ...need, place })));
  const kinds = new Set(needs.map(({ kind }) => kind));
  const counters = [
    kinds.has("tee") ? tees : [],
    kinds.has("night") ? nights : [],
    kinds.has("caddy") || kinds.has("entry") ? stock : [],
  ].flat();
  const own = kinds.has("entry")
    ? sql`${ownHolds(memberId)} + ${ownOffers(memberId)}`
    : ownHolds(memberId);
  return sql`
    select w."lineKey"
    from jsonb_to_recordset(${rows}::jsonb) as w("lineKey" text, "kind" stock_kind, "productId" text, "day" date, "slot" text, "quantity" int, "place" int)
    cross join lateral (${sql.join(counters, sql` union all `)}) s
    where s.left < least(w."quantity", s.capacity) and s.left + ${own} < least(w."quantity", s.capacity)
    order by w."place" limit 1`;
}

/**
 * A closed day has a refusal of its own. The cast is guarded because other kinds have no time as their slot, and
 * conditions are evaluated in any order.
 */
const tees = sql`
  select t.capacity - t.taken as left, t.capacity from ${teeTimes} t
  join ${courseDays} d on d.course_id = t.course_id and d.day = t.day and not d.closed
  where w."kind" = 'tee' and t.course_id = w."productId" and t.day = w."day"
    and t.tee_time = case when w."kind" = 'tee' then w."slot"::time end`;

const nights = sql`
  select n.capacity - n.taken as left, n.capacity from ${roomNights} n
  where w."kind" = 'night' and n.room_id = w."productId" and n.night = w."day" and not n.closed`;

const stock = sql`
  select c.capacity - c.taken as left, c.capacity from ${stockDays} c
  where w."kind" in ('caddy', 'entry') and c.kind = w."kind" and c.product_id = w."productId"
    and c.slot = w."slot" and (w."day" is null or c.day = w."day")`;

/** What the next order of the buyer releases. */
function ownHolds(memberId: string): SQL {
  return sql`coalesce((
    select sum(k.quantity) from ${stockTakes} k join ${orders} o on o.id = k.order_id
    where o.member_id = ${memberId}::uuid and o.status = 'READY' and k.released_at is null and k.kind = w."kind"
      and k.product_id = w."productId" and k.slot = w."slot" and (w."day" is null or k.day = w."day")
  ), 0)`;
}

/** What the waiting list holds for the buyer. */
function ownOffers(memberId: string): SQL {
  return sql`coalesce((
    select sum(e.held) from ${tournamentEntries} e
    where w."kind" = 'entry' and e.member_id = ${memberId}::uuid and e.state = 'offered' and e.tournament_id::text = w."productId"
  ), 0)`;
}
