import { and, between, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays, stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { HOLDING_STATUSES } from "#app/domain/order/payment/attempt-status.ts";
import {
  compareNeeds,
  type Stock,
  type StockKind,
  type StockNeed,
} from "#app/domain/order/stock-need.ts";

export type TakenPlaces = { readonly sold: number; readonly held: number };

type TakenQuery = {
  readonly kind: StockKind;
  readonly productId: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
};

const sumWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${stockTakes.quantity}) filter (where ${condition}), 0)::int`;
const SUMS = {
  sold: sumWhere(sql`${orders.status} = 'PAID'`),
  held: sumWhere(sql`${orders.status} <> 'PAID'`),
};

/** What our orders have taken, by tee time: paid, or held by an unpaid order. */
export async function takenBySlot(
  db: Database,
  { kind, productId, from, to }: TakenQuery,
): Promise<Map<string, TakenPlaces>> {
  const rows = await db
    .select({ slot: stockTakes.slot, ...SUMS })
    .from(stockTakes)
    .innerJoin(orders, eq(orders.id, stockTakes.orderId))
    .where(
      and(
        eq(stockTakes.kind, kind),
        eq(stockTakes.productId, productId),
        between(stockTakes.day, from, to),
        isNull(stockTakes.releasedAt),
        inArray(orders.status, [...HOLDING_STATUSES]),
      ),
    )
    .groupBy(stockTakes.slot);
  return new Map(rows.map(({ slot, ...taken }) => [slot, taken]));
}

export async function totalTaken(db: Database, query: TakenQuery): Promise<TakenPlaces> {
  const slots = [...(await takenBySlot(db, query)).values()];
  return {
    sold: slots.reduce((sum, { sold }) => sum + sold, 0),
    held: slots.reduce((sum, { held }) => sum + held, 0),
  };
}

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
