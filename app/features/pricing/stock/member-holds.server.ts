import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { jsonRows, NO_ROWS, type RowsOf } from "#app/db/query/json-rows.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import { orderLines } from "#app/domain/order/check/order-line.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { type Stock, stockKey } from "#app/domain/order/stock-need.ts";

/** How much the buyer's unpaid orders hold, also past their time: the next order of the same lines releases it (`releaseEarlierHolds`). */
export type MemberHolds = (stock: Stock) => number;

/** What a change of paid lines releases: all that an order holds, or what it holds for some of its lines. */
export type Freed = { readonly orderId: string; readonly lineKeys?: readonly string[] };

const { kind, productId, day, slot, quantity } = stockTakes;

function isFreed(freed: readonly Freed[]): SQL | undefined {
  const ids = freed.map(({ orderId }) => orderId);
  return and(inArray(stockTakes.orderId, ids), isNull(stockTakes.releasedAt));
}

export function listFreed(db: Database, freed: readonly Freed[]) {
  return db.select().from(stockTakes).where(isFreed(freed));
}

/** The same for `batchSelect`. */
export function freedTakes(freed: readonly Freed[]) {
  const { orderId, lineKey } = stockTakes;
  return jsonRows(
    { orderId, lineKey, kind, productId, day, slot, quantity },
    sql`from ${stockTakes} where ${isFreed(freed)}`,
  );
}

type FreedTakes = RowsOf<{ freed: ReturnType<typeof freedTakes> }>["freed"];

export function freedHolds(takes: FreedTakes, freed: readonly Freed[]): MemberHolds {
  return countedBy(
    takes.filter(({ orderId, lineKey }) =>
      freed.some((each) => each.orderId === orderId && (each.lineKeys?.includes(lineKey) ?? true)),
    ),
  );
}

function listHeld(memberId: string, lines: readonly CartLine[]) {
  const keys = JSON.stringify(orderLines(lines).map(({ key }) => key));
  return jsonRows(
    { kind, productId, day, slot, quantity },
    sql`from ${stockTakes} join ${orders} on ${eq(orders.id, stockTakes.orderId)}
      where ${and(
        eq(orders.memberId, memberId),
        eq(orders.status, "READY"),
        isNull(stockTakes.releasedAt),
        sql`exists (select from jsonb_array_elements(${orders.lines}) line where ${keys}::jsonb ? (line ->> 'key'))`,
      )}`,
  );
}

function listOffered(memberId: string) {
  const { tournamentId, held, state } = tournamentEntries;
  return jsonRows(
    { id: tournamentId, held },
    sql`from ${tournamentEntries}
      where ${and(eq(tournamentEntries.memberId, memberId), eq(state, "offered"))}`,
  );
}

/** What the buyer's unpaid orders of the same lines took, and what an offer of the waiting list holds. */
export function holdQueries(memberId: string | undefined, lines: readonly CartLine[]) {
  const hasEntry = lines.some((line) => line.kind === "tournament");
  return {
    held: memberId === undefined ? NO_ROWS : listHeld(memberId, lines),
    offered: memberId === undefined || !hasEntry ? NO_ROWS : listOffered(memberId),
  };
}

export function holdsOf({ held, offered }: RowsOf<ReturnType<typeof holdQueries>>): MemberHolds {
  const own = countedBy(held);
  const offers = new Map(offered.map(({ id, held: places }) => [String(id), places]));
  return (stock) => own(stock) + (stock.kind === "entry" ? (offers.get(stock.productId) ?? 0) : 0);
}

function countedBy(takes: readonly (Stock & { readonly quantity: number })[]): MemberHolds {
  const held = new Map<string, number>();
  for (const take of takes) {
    held.set(stockKey(take), (held.get(stockKey(take)) ?? 0) + take.quantity);
  }
  return (stock) => held.get(stockKey(stock)) ?? 0;
}
