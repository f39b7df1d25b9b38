import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { keysInCart } from "#app/features/checkout/cart/cart-queries.server.ts";

/** A checkout that was left open for longer is not the second sending of one. */
const RECENT = sql`now() - interval '1 hour'`;

/** The result page of the order that has just bought all of these cart lines; undefined where there is none. */
export async function findResultPath(
  db: Database,
  memberId: string,
  keys: readonly string[],
): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const lines = JSON.stringify(keys.map((key) => ({ key })));
  const [order] = await db
    .select({
      id: orders.id,
      status: orders.status,
      paymentOrderId: orders.paymentOrderId,
      paymentKey: orders.paymentKey,
      total: orders.total,
    })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.status, ["PAID", "CONFIRMING", "UNKNOWN"]),
        isNull(orders.changeOf),
        gt(orders.createdAt, RECENT),
        sql`${orders.lines} @> ${lines}::jsonb`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!order) return undefined;
  const { id, status, paymentOrderId: orderId, paymentKey, total } = order;
  if (status !== "PAID") {
    const back = { orderId, paymentKey: paymentKey ?? "", amount: String(total) };
    return `/payment/success?${new URLSearchParams(back)}`;
  }
  // What is in the cart again is to be bought again.
  const isAgain = (await keysInCart(db, memberId, keys)).length > 0;
  return isAgain ? undefined : `/payment/complete/${id}`;
}
