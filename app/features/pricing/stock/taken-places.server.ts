import { and, between, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { HOLDING_STATUSES } from "#app/domain/order/payment/attempt-status.ts";
import type { StockKind } from "#app/domain/order/stock-need.ts";

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
