import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order.ts";

/** How many payments one run of the job looks up, however many webhooks come in. */
const AT_ONCE = 5;
const LONGEST_PAUSE_SECONDS = 600;
/** However many hints come in, a payment is looked up no more often. */
const SHORTEST_PAUSE = sql`interval '30 seconds'`;
/** A paid order that is not over is compared with the provider this often: a hint may never come. */
const COMPARED_EVERY = sql`interval '20 hours'`;

export type CheckedOrder = Awaited<ReturnType<typeof claimPaymentChecks>>[number];

/** Orders to look up at the provider. The next look-up is scheduled first, so that two instances never do the same. */
export async function claimPaymentChecks(tx: Database) {
  const due = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.checkAt, sql`now()`))
    // Whose money is unknown goes first: the daily comparison of paid orders can wait.
    .orderBy(sql`${orders.status} = 'PAID'`, asc(orders.checkAt))
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return tx
    .update(orders)
    .set({
      checks: sql`${orders.checks} + 1`,
      checkedAt: sql`now()`,
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

/** Paid by card, and something of it is still to come: of the order itself, or of the one whose change it paid. */
const isNotOver = sql`orders.status = 'PAID' and orders.payment_key is not null and exists (
    select from reservations l
    where l.order_id = coalesce(orders.change_of, orders.id)
      and l.status in ('PENDING', 'COMPLETE', 'REFUND_REQUEST')
  )`;

/** When a paid order is compared with the provider next, without any hint. */
export const nextComparison = sql`now() + ${COMPARED_EVERY}`;

/** The next look-up is a day away, or never once the trip is over; a webhook brings it forward. */
export async function endPaymentChecks(db: Database, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ checkAt: sql`case when ${isNotOver} then ${nextComparison} end`, checks: 0 })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.status, ["READY", "PAID", "FAILED", "EXPIRED", "RETURNED"]),
      ),
    );
}

/** Brings the next look-up forward, to now or to half a minute after the last. */
export async function checkPaymentSoon(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      checkAt: sql`least(${orders.checkAt}, greatest(now(), ${orders.checkedAt} + ${SHORTEST_PAUSE}))`,
    })
    .where(eq(orders.id, orderId));
}
