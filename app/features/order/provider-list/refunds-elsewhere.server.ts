import { and, eq, inArray, min, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import type { ProviderTransaction } from "#app/domain/order/payment/provider-comparison.ts";

const KIND = "refund_elsewhere";

type Refunded = Omit<ProviderTransaction, "kind">;

/**
 * A refund in the provider's console while no line of the trip is cancelled: booked, and open until staff have looked
 * at it.
 */
export async function keepRefundElsewhere(tx: Database, refunded: Refunded): Promise<void> {
  const open = { kind: KIND, booked: null, status: "open" } as const;
  await tx
    .insert(providerFindings)
    .values({ ...refunded, ...open })
    .onConflictDoUpdate({
      target: providerFindings.transactionKey,
      // The list may have been read before the payment was looked up.
      set: { ...open, foundAt: sql`now()`, endedAt: null },
      setWhere: ne(providerFindings.status, "explained"),
    });
}

/** The whole trip was cancelled: nothing of it is left to look at. */
export async function endRefundsElsewhere(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(providerFindings)
    .set({ status: "settled", endedAt: sql`now()` })
    .where(openRefundsOf(tx, orderId));
}

/** Whether a refund elsewhere waits for review: which line was paid back is still unknown. */
export async function hasRefundElsewhere(db: Database, orderId: string): Promise<boolean> {
  return (await db.$count(providerFindings, openRefundsOf(db, orderId))) > 0;
}

/** Since when the oldest of these waits; null where none does. */
export async function refundElsewhereSince(db: Database, orderId: string): Promise<Date | null> {
  const [oldest] = await db
    .select({ since: min(providerFindings.foundAt) })
    .from(providerFindings)
    .where(openRefundsOf(db, orderId));
  return oldest?.since ?? null;
}

/** The open refunds of an order and of its changes. */
function openRefundsOf(db: Database, orderId: string): SQL | undefined {
  const payments = db
    .select({ id: orders.paymentOrderId })
    .from(orders)
    .where(or(eq(orders.id, orderId), eq(orders.changeOf, orderId)));
  return and(
    eq(providerFindings.kind, KIND),
    eq(providerFindings.status, "open"),
    inArray(providerFindings.paymentOrderId, payments),
  );
}
