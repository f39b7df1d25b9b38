import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refundParts, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import type { Won } from "#app/domain/common/money.ts";
import {
  type Comparison,
  compareTransaction,
  type ProviderTransaction,
} from "#app/domain/order/payment/provider-comparison.ts";

export type Compared = {
  readonly transaction: ProviderTransaction;
  readonly comparison: Comparison;
  /** The order of ours that the transaction names. */
  readonly orderId: string | undefined;
};

/** Compares transactions of the provider with our records, with two questions for all of them. */
export async function compareTransactions(
  db: Database,
  transactions: readonly ProviderTransaction[],
): Promise<Compared[]> {
  if (transactions.length === 0) return [];
  const named = await findOrders(db, transactions);
  const refunded = await findRefunded(
    db,
    transactions.map(({ transactionKey }) => transactionKey),
  );
  return transactions.map((transaction) => {
    const { paymentKey, paymentOrderId, transactionKey } = transaction;
    const order =
      named.find((each) => each.paymentKey === paymentKey) ??
      named.find((each) => each.paymentOrderId === paymentOrderId);
    const books = { order, refunded: refunded.get(transactionKey) };
    return { transaction, comparison: compareTransaction(transaction, books), orderId: order?.id };
  });
}

/** Orders by the number that the transaction names, or by its payment. */
function findOrders(db: Database, transactions: readonly ProviderTransaction[]) {
  const numbers = new Set(transactions.map(({ paymentOrderId }) => paymentOrderId));
  const keys = new Set(transactions.map(({ paymentKey }) => paymentKey));
  return db
    .select({
      id: orders.id,
      status: orders.status,
      paymentOrderId: orders.paymentOrderId,
      paymentKey: orders.paymentKey,
      total: orders.total,
      isReturning: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(refunds)
        .where(
          and(
            eq(refunds.orderId, orders.id),
            eq(refunds.kind, "return"),
            ne(refunds.status, "failed"),
          ),
        )})`,
    })
    .from(orders)
    .where(or(inArray(orders.paymentOrderId, [...numbers]), inArray(orders.paymentKey, [...keys])));
}

/** What was refunded with each transaction; a part of a divided refund is its own. */
async function findRefunded(db: Database, keys: readonly string[]): Promise<Map<string, Won>> {
  const whole = await db
    .select({ key: refunds.transactionKey, card: refunds.card })
    .from(refunds)
    .where(inArray(refunds.transactionKey, [...keys]));
  const parts = await db
    .select({ key: refundParts.transactionKey, card: refundParts.card })
    .from(refundParts)
    .where(inArray(refundParts.transactionKey, [...keys]));
  // A divided refund has the key of its last part, whose own amount counts.
  return new Map([...whole, ...parts].map(({ key, card }) => [key ?? "", card]));
}
