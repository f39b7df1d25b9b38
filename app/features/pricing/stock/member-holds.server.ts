import { and, eq, inArray, isNull, type Placeholder, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { storedQuery } from "#app/db/query/stored-query.server.ts";
import type { RowsOf } from "#app/db/query/together.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import { orderLines } from "#app/domain/order/check/order-line.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { type Stock, stockKey } from "#app/domain/order/stock-need.ts";

/** How much the buyer's unpaid orders hold, also past their time: the next order of the same lines releases it (`releaseEarlierHolds`). */
export type MemberHolds = (stock: Stock) => number;

/** What a change of paid lines lets go of: all that an order holds, or what it holds for some of its lines. */
export type Freed = { readonly orderId: string; readonly lineKeys?: readonly string[] };

export function listFreed(db: Database, freed: readonly Freed[]) {
  const ids = freed.map(({ orderId }) => orderId);
  return db
    .select()
    .from(stockTakes)
    .where(and(inArray(stockTakes.orderId, ids), isNull(stockTakes.releasedAt)));
}

export function freedHolds(
  takes: Awaited<ReturnType<typeof listFreed>>,
  freed: readonly Freed[],
): MemberHolds {
  return countedBy(
    takes.filter(({ orderId, lineKey }) =>
      freed.some((each) => each.orderId === orderId && (each.lineKeys?.includes(lineKey) ?? true)),
    ),
  );
}

const { kind, productId, day, slot, quantity } = stockTakes;
const listHeld = storedQuery((db, value: (name: "memberId" | "keys") => Placeholder) =>
  db
    .select({ kind, productId, day, slot, quantity })
    .from(stockTakes)
    .innerJoin(orders, eq(orders.id, stockTakes.orderId))
    .where(
      and(
        eq(orders.memberId, value("memberId")),
        eq(orders.status, "READY"),
        isNull(stockTakes.releasedAt),
        sql`exists (select from jsonb_array_elements(${orders.lines}) line where ${value("keys")}::jsonb ? (line ->> 'key'))`,
      ),
    ),
);

/** What the buyer's unpaid orders of the same lines took, and what an offer of the waiting list holds. */
export function holdQueries(
  db: Database,
  memberId: string | undefined,
  lines: readonly CartLine[],
) {
  const keys = JSON.stringify(orderLines(lines).map(({ key }) => key));
  const hasEntry = lines.some(({ kind }) => kind === "tournament");
  return {
    held: memberId === undefined ? null : listHeld(db, { memberId, keys }),
    offered:
      memberId === undefined || !hasEntry
        ? null
        : db
            .select({ id: tournamentEntries.tournamentId, held: tournamentEntries.held })
            .from(tournamentEntries)
            .where(
              and(eq(tournamentEntries.memberId, memberId), eq(tournamentEntries.state, "offered")),
            ),
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
