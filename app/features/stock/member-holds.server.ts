import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order.ts";
import { stockTakes } from "#app/db/schema/stock.ts";
import { tournamentEntries } from "#app/db/schema/tournament.ts";
import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import { orderLines } from "#app/domain/booking/order/order-line.ts";
import { type StockNeed, stockKey } from "#app/domain/booking/stock-need.ts";

type Stock = Omit<StockNeed, "quantity" | "capacity">;

/** How much the buyer's unpaid orders hold: the next order of the same lines releases it (`releaseEarlierHolds`). */
export type MemberHolds = (stock: Stock) => number;

/** What a change of paid lines lets go of: all that an order holds, or what it holds for some of its lines. */
export type Freed = { readonly orderId: string; readonly lineKeys?: readonly string[] };

export async function loadFreed(db: Database, freed: readonly Freed[]): Promise<MemberHolds> {
  const takes = await openTakes(
    db,
    freed.map(({ orderId }) => orderId),
  );
  return countedBy(
    takes.filter(({ orderId, lineKey }) =>
      freed.some((each) => each.orderId === orderId && (each.lineKeys?.includes(lineKey) ?? true)),
    ),
  );
}

export async function loadMemberHolds(
  db: Database,
  memberId: string | undefined,
  lines: readonly CartLine[],
): Promise<MemberHolds> {
  if (memberId === undefined) return () => 0;
  const keys = new Set(orderLines(lines).map(({ key }) => key));
  const waiting = await db
    .select({ id: orders.id, lines: orders.lines })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.status, "READY"),
        gt(orders.holdUntil, sql`now()`),
      ),
    );
  const same = waiting.filter((order) => order.lines.some(({ key }) => keys.has(key)));
  const held = countedBy(
    await openTakes(
      db,
      same.map(({ id }) => id),
    ),
  );
  const offers = await loadOfferHolds(db, memberId, lines);
  return (stock) => held(stock) + (stock.kind === "entry" ? (offers.get(stock.productId) ?? 0) : 0);
}

function openTakes(db: Database, orderIds: readonly string[]) {
  return db
    .select()
    .from(stockTakes)
    .where(and(inArray(stockTakes.orderId, [...orderIds]), isNull(stockTakes.releasedAt)));
}

function countedBy(takes: readonly (Stock & { readonly quantity: number })[]): MemberHolds {
  const held = new Map<string, number>();
  for (const take of takes) {
    held.set(stockKey(take), (held.get(stockKey(take)) ?? 0) + take.quantity);
  }
  return (stock) => held.get(stockKey(stock)) ?? 0;
}

/** What an offer of the waiting list holds for the buyer, by tournament. */
async function loadOfferHolds(
  db: Database,
  memberId: string,
  lines: readonly CartLine[],
): Promise<ReadonlyMap<string, number>> {
  if (!lines.some(({ kind }) => kind === "tournament")) return new Map();
  const rows = await db
    .select({ id: tournamentEntries.tournamentId, held: tournamentEntries.held })
    .from(tournamentEntries)
    .where(and(eq(tournamentEntries.memberId, memberId), eq(tournamentEntries.state, "offered")));
  return new Map(rows.map(({ id, held }) => [String(id), held]));
}
