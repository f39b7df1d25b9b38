import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  lt,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order.ts";
import { isOfDeadWorker, OUT_OF_SIGHT, type Worker } from "#app/db/worker.ts";

/** How many payments one run of the job looks up, however many webhooks come in. */
const AT_ONCE = 5;
/** Of those whose money is unknown, which no webhook makes more: all of them soon after the provider was gone. */
const UNKNOWN_AT_ONCE = 20;
/** While the provider is gone: every payment is looked up within seconds of its return. */
const SILENT_PAUSE = sql`interval '10 seconds'`;
const LONGEST_PAUSE_SECONDS = 600;
/** However many hints come in, a payment is looked up no more often. */
const SHORTEST_PAUSE = sql`interval '30 seconds'`;
/** A paid order that is not over is compared with the provider this often: a hint may never come. */
const COMPARED_EVERY = sql`interval '20 hours'`;

export type CheckedOrder = Awaited<ReturnType<typeof claimPaymentChecks>>[number];

/** Orders to look up at the provider. The next look-up is scheduled first, so that two instances never do the same. */
export async function claimPaymentChecks(tx: Database, worker: Worker) {
  const isDue = lte(orders.checkAt, sql`now()`);
  const isPending = inArray(orders.status, ["CONFIRMING", "UNKNOWN"]);
  // Nobody waits any more for the answer to a charge that a dead worker asked for.
  const isOrphan = and(eq(orders.status, "CONFIRMING"), isOfDeadWorker(orders.claimedBy, worker));
  const isLost = and(eq(orders.status, "CONFIRMING"), isLostSightOf(worker));
  const pending = await lockDue(tx, or(and(isPending, isDue), isOrphan, isLost), UNKNOWN_AT_ONCE);
  const others = await lockDue(tx, and(not(isPending), isDue), AT_ONCE - pending.length);
  const ids = [...pending, ...others];
  if (ids.length === 0) return [];
  return tx
    .update(orders)
    .set({
      checks: sql`${orders.checks} + 1`,
      checkedAt: sql`now()`,
      claimedBy: null,
      checkAt: sql`now() + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, 15 * power(2, least(${orders.checks}, 6))))`,
    })
    .where(inArray(orders.id, ids))
    .returning({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      checks: orders.checks,
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

/** Charged by this very process, which could not write down how it ended: the database was away. */
function isLostSightOf({ id, busy }: Worker): SQL | undefined {
  const orderIds = [...busy].filter((each) => typeof each === "string");
  return and(
    eq(orders.claimedBy, id),
    notInArray(orders.id, orderIds),
    lt(orders.confirmingSince, sql`now() - ${OUT_OF_SIGHT}`),
  );
}

/** Whose check is due, locked. */
async function lockDue(tx: Database, isDue: SQL | undefined, limit: number): Promise<string[]> {
  if (limit <= 0) return [];
  const due = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(isDue)
    // The daily comparison of paid orders can wait.
    .orderBy(sql`${orders.status} = 'PAID'`, asc(orders.checkAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return due.map(({ id }) => id);
}

type Silence = {
  readonly asked: readonly { readonly id: string }[];
  readonly unasked: readonly { readonly id: string }[];
};

/** The provider was not there: all are asked about again soon, and who was not asked about has no look-up counted. */
export async function postponeChecks(db: Database, { asked, unasked }: Silence): Promise<void> {
  for (const [waiting, counted] of [[asked, 0] as const, [unasked, 1] as const]) {
    const ids = waiting.map(({ id }) => id);
    await db
      .update(orders)
      .set({
        checkAt: sql`least(${orders.checkAt}, now() + ${SILENT_PAUSE})`,
        checks: sql`greatest(${orders.checks} - ${counted}::int, 0)`,
      })
      .where(and(inArray(orders.id, ids), isNotNull(orders.checkAt)));
  }
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
