import {
  and,
  asc,
  eq,
  inArray,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { isOfDeadWorker, OUT_OF_SIGHT, type Worker } from "#app/db/connection/worker.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";

/** How many payments of each kind one run looks up. Each kind has its own places, so that none is held up by another: */
const AT_ONCE = {
  /** whose money is unknown: all of them soon after the provider was gone; */
  pending: 20,
  /** the daily comparison; */
  paid: 5,
  /** what webhooks name that nobody has paid, however many come in. */
  unpaid: 5,
} as const;
/** Whoever looks a payment up has it for so long: if they die meanwhile, it is looked up again within seconds. */
const CLAIMED_FOR = sql`interval '10 seconds'`;
/** While the provider is gone: every payment is looked up within seconds of its return. */
const SILENT_PAUSE = sql`interval '10 seconds'`;
const LONGEST_PAUSE_SECONDS = 600;
/** What the column holds; a provider may be gone for days. */
const MOST_CHECKS = 30_000;
/** However many hints come in, a payment is looked up no more often. */
const SHORTEST_PAUSE = sql`interval '30 seconds'`;
/** A paid order that is not over is compared with the provider this often: a hint may never come. */
const COMPARED_EVERY = sql`interval '20 hours'`;

export type CheckedOrder = NonNullable<Awaited<ReturnType<typeof claimPaymentCheck>>>;

const isDue = lte(orders.checkAt, sql`now()`);
const isPending = inArray(orders.status, ["CONFIRMING", "UNKNOWN"]);

/** Orders to look up at the provider. Whoever was asked about in vain most often comes last: one sick payment holds up no other. */
export async function listPaymentChecks(db: Database, worker: Worker): Promise<string[]> {
  const { pending, paid, unpaid } = AT_ONCE;
  const due = [
    ...(await findDue(db, or(and(isPending, isDue), isLeftBehind(worker)), pending)),
    ...(await findDue(db, and(eq(orders.status, "PAID"), isDue), paid)),
    ...(await findDue(db, and(not(isPending), ne(orders.status, "PAID"), isDue), unpaid)),
  ];
  return due.toSorted((a, b) => a.checks - b.checks).map(({ id }) => id);
}

function findDue(db: Database, wanted: SQL | undefined, limit: number) {
  return db
    .select({ id: orders.id, checks: orders.checks })
    .from(orders)
    .where(wanted)
    .orderBy(asc(orders.checkAt))
    .limit(limit);
}

/** Nobody waits any more for the answer to a charge that a dead worker asked for, or that this one lost sight of. */
function isLeftBehind(worker: Worker): SQL | undefined {
  const isOrphan = isOfDeadWorker(orders.claimedBy, worker);
  return and(eq(orders.status, "CONFIRMING"), or(isOrphan, isLostSightOf(worker)));
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

/** Takes one of them, unless another instance was quicker or has it in its hands. */
export async function claimPaymentCheck(db: Database, worker: Worker, orderId: string) {
  const free = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), or(isDue, isLeftBehind(worker))))
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(orders)
    .set({ checkedAt: sql`now()`, claimedBy: null, checkAt: sql`now() + ${CLAIMED_FOR}` })
    .where(inArray(orders.id, free))
    .returning({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentOrderId: orders.paymentOrderId,
      paymentKey: orders.paymentKey,
      total: orders.total,
      waitedSeconds:
        sql<number>`coalesce(extract(epoch from now() - ${orders.confirmingSince}), 0)`.mapWith(
          Number,
        ),
      /** As text: a date of JavaScript would lose the last digits. */
      claimedUntil: sql<string>`${orders.checkAt}::text`,
    });
  return claimed;
}

type Claimed = Pick<CheckedOrder, "id" | "claimedUntil">;

/** A hint came while the payment was looked up: what was seen may be older. */
const isHinted = ({ claimedUntil }: Claimed) =>
  sql`${orders.checkAt} < ${claimedUntil}::timestamptz`;
const soonAgain = sql`greatest(now(), ${orders.checkedAt} + ${SHORTEST_PAUSE})`;

/** It was asked about in vain, though the provider is there: the next time is further away each time. */
export async function askLater(db: Database, claimed: Claimed): Promise<void> {
  const pause = sql`make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, 15 * power(2, least(${orders.checks}, 6))))`;
  await db
    .update(orders)
    .set({
      checkAt: sql`case when ${isHinted(claimed)} then ${soonAgain} else now() + ${pause} end`,
      checks: sql`least(${orders.checks} + 1, ${MOST_CHECKS})`,
    })
    .where(and(eq(orders.id, claimed.id), isStillClaimed(claimed)));
}

/** The provider was not there, or asked us to come again: soon, and after those that were not asked about yet. */
export async function askAgainSoon(db: Database, claimed: Claimed): Promise<void> {
  await db
    .update(orders)
    .set({
      checkAt: sql`now() + ${SILENT_PAUSE}`,
      checks: sql`least(${orders.checks} + 1, ${MOST_CHECKS})`,
    })
    .where(and(eq(orders.id, claimed.id), isStillClaimed(claimed)));
}

/** Nobody has decided meanwhile when it is asked about next. */
function isStillClaimed({ claimedUntil }: Claimed): SQL {
  return sql`${orders.checkAt} <= ${claimedUntil}::timestamptz`;
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
export async function endPaymentChecks(db: Database, claimed: Claimed): Promise<void> {
  const next = sql`case when ${isNotOver} then ${nextComparison} end`;
  await db
    .update(orders)
    .set({
      checkAt: sql`case when ${isHinted(claimed)} then ${soonAgain} else ${next} end`,
      checks: 0,
    })
    .where(
      and(
        eq(orders.id, claimed.id),
        inArray(orders.status, ["READY", "PAID", "FAILED", "EXPIRED", "RETURNED"]),
      ),
    );
}

/** Brings the next look-up forward, to now or to half a minute after the last; always by a little, so that a look-up that is under way notices. */
export async function checkPaymentSoon(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ checkAt: sql`least(${orders.checkAt} - interval '1 microsecond', ${soonAgain})` })
    .where(eq(orders.id, orderId));
}
