import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order.ts";

/** How many payments one run of the job looks up, however many webhooks come in. */
const AT_ONCE = 5;
const LONGEST_PAUSE_SECONDS = 600;

export type CheckedOrder = Awaited<ReturnType<typeof claimPaymentChecks>>[number];

/** Orders to look up at the provider. The next look-up is scheduled first, so that two instances never do the same. */
export async function claimPaymentChecks(tx: Database) {
  const due = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.checkAt, sql`now()`))
    .orderBy(asc(orders.checkAt))
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return tx
    .update(orders)
    .set({
      checks: sql`${orders.checks} + 1`,
      checkAt: sql`now() + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, 15 * power(2, least(${orders.checks}, 6))))`,
    })
    .where(inArray(orders.id, ids))
    .returning({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentOrderId: orders.paymentOrderId,
      paymentKey: orders.paymentKey,
      total: orders.total,
      confirmingSince: orders.confirmingSince,
      waitedSeconds:
        sql<number>`coalesce(extract(epoch from now() - ${orders.confirmingSince}), 0)`.mapWith(
          Number,
        ),
    });
}

/** No more look-ups, until a webhook comes. */
export async function endPaymentChecks(db: Database, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ checkAt: null, checks: 0 })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.status, ["READY", "PAID", "FAILED", "EXPIRED", "RETURNED"]),
      ),
    );
}

export async function checkPaymentNow(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ checkAt: sql`least(${orders.checkAt}, now())` })
    .where(eq(orders.id, orderId));
}
