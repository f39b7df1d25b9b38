import { and, asc, eq, inArray, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";

/** The orders to look up, by what they wait for; the first has buyers who wait for an answer. */
export const CHECK_KINDS = ["pending", "paid", "unpaid"] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** How many payments of each kind one run looks up. Each kind has its own places, so that none is held up by another: */
const AT_ONCE: Readonly<Record<CheckKind, number>> = {
  /** whose money is unknown: all of them soon after the provider was gone; */
  pending: 20,
  /** the daily comparison; */
  paid: 5,
  /** Payments named by webhooks but not paid, however many come in. */
  unpaid: 5,
};
/** How long a worker claims a payment: if it dies, the payment is looked up again within seconds. */
const CLAIMED_FOR = sql`interval '10 seconds'`;
/** While the provider is gone: every payment is looked up within seconds of its return. */
const SILENT_PAUSE = sql`interval '10 seconds'`;
const LONGEST_PAUSE_SECONDS = 600;
/** So long a buyer may look at the page that says "checking": until then the pause is short, however often it was in vain. */
const BUYER_WAITS = sql`interval '15 minutes'`;
const LONGEST_WAIT_SECONDS = 10;
/** What the column holds; a provider may be gone for days. */
const MOST_CHECKS = 30_000;
/** However many hints come in, a payment is looked up no more often. */
const SHORTEST_PAUSE = sql`interval '30 seconds'`;
/** A paid order that is not over is compared with the provider this often: a hint may never come. */
const COMPARED_EVERY = sql`interval '20 hours'`;

export type CheckedOrder = NonNullable<Awaited<ReturnType<typeof claimPaymentCheck>>>;

const isDue = lte(orders.checkAt, sql`now()`);
const isPending = inArray(orders.status, ["CONFIRMING", "UNKNOWN"]);

const isPaid = eq(orders.status, "PAID");

/** Orders of a kind to look up at the provider. What was asked about in vain most often comes last: one sick payment holds up no other. */
export async function listPaymentChecks(db: Database, kind: CheckKind): Promise<string[]> {
  const wanted = {
    pending: and(isPending, isDue),
    paid: and(isPaid, isDue),
    unpaid: and(not(isPending), ne(orders.status, "PAID"), isDue),
  };
  // More sick payments than one run takes must not keep a new one out.
  const first = kind === "pending" ? [asc(orders.checks)] : [];
  const due = await db
    .select({ id: orders.id, checks: orders.checks })
    .from(orders)
    .where(wanted[kind])
    .orderBy(...first, asc(orders.checkAt))
    .limit(AT_ONCE[kind]);
  return due.toSorted((a, b) => a.checks - b.checks).map(({ id }) => id);
}

export type HintedOrder = Awaited<ReturnType<typeof listHinted>>[number];

/** Paid orders whose look-up is due because a webhook or the provider's list named them. */
export function listHinted(db: Database, limit: number) {
  const isOfOrder = sql`h.payment_order_id = orders.payment_order_id`;
  const isNew = sql`h.created_at >= coalesce(orders.checked_at, '-infinity')`;
  const isHintedAt = sql`exists (select from payment_hints h where ${isOfOrder} and ${isNew})`;
  const isListed = sql<boolean>`exists (select from provider_findings f
    where f.payment_key = orders.payment_key and f.status in ('asked', 'open'))`;
  return db
    .select({
      id: orders.id,
      paymentKey: orders.paymentKey,
      paymentOrderId: orders.paymentOrderId,
      /** As text: a date of JavaScript would lose the last digits. */
      dueAt: sql<string>`${orders.checkAt}::text`,
      isYoung: sql<boolean>`exists (select from payment_hints h where ${isOfOrder}
        and h.created_at > now() - ${SHORTEST_PAUSE})`,
      isListed,
    })
    .from(orders)
    .where(and(isPaid, isDue, or(isHintedAt, isListed)))
    .orderBy(asc(orders.checkAt))
    .limit(limit);
}

/** Whether more paid orders are due than one run looks up. */
export async function isPaidBacklog(db: Database): Promise<boolean> {
  return (await db.$count(orders, and(isPaid, isDue))) > AT_ONCE.paid;
}

/** The provider's list has answered these hints: no separate look-up, unless another hint has come meanwhile. */
export async function endListedChecks(
  db: Database,
  answered: readonly Pick<HintedOrder, "id" | "dueAt">[],
): Promise<void> {
  if (answered.length === 0) return;
  const rows = JSON.stringify(answered.map(({ id, dueAt }) => ({ id, due: dueAt })));
  await db
    .update(orders)
    .set({ checkAt: nextWhileOpen, checkedAt: sql`now()`, checks: 0 })
    .where(
      and(
        isPaid,
        sql`(orders.id, orders.check_at) in (select * from jsonb_to_recordset(${rows}::jsonb) as seen(id uuid, due timestamptz))`,
      ),
    );
}

/** Takes one of them, unless another instance was quicker or has it in its hands. */
export async function claimPaymentCheck(db: Database, orderId: string) {
  const free = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isDue))
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(orders)
    .set({ checkedAt: sql`now()`, checkAt: sql`now() + ${CLAIMED_FOR}` })
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
  const isWaitedFor = sql`(${isPending} and ${orders.confirmingSince} > now() - ${BUYER_WAITS})`;
  const longest = sql`case when ${isWaitedFor} then ${LONGEST_WAIT_SECONDS}::int else ${LONGEST_PAUSE_SECONDS}::int end`;
  const pause = sql`make_interval(secs => least(${longest}, 15 * power(2, least(${orders.checks}, 6))))`;
  await db
    .update(orders)
    .set({
      checkAt: sql`case when ${isHinted(claimed)} then ${soonAgain} else now() + ${pause} end`,
      checks: sql`least(${orders.checks} + 1, ${MOST_CHECKS})`,
    })
    .where(and(eq(orders.id, claimed.id), isStillClaimed(claimed)));
}

/** The provider was away, or asked us to retry: soon, and after those that were not asked about yet. */
export async function askAgainSoon(db: Database, claimed: Claimed): Promise<void> {
  await db
    .update(orders)
    .set({
      checkAt: sql`now() + ${SILENT_PAUSE}`,
      checks: sql`least(${orders.checks} + 1, ${MOST_CHECKS})`,
    })
    .where(and(eq(orders.id, claimed.id), isStillClaimed(claimed)));
}

/** The next look-up has not been rescheduled meanwhile. */
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
const nextWhileOpen = sql`case when ${isNotOver} then ${nextComparison} end`;

/** The next look-up is a day away, or never once the trip is over; a webhook brings it forward. */
export async function endPaymentChecks(db: Database, claimed: Claimed): Promise<void> {
  await db
    .update(orders)
    .set({
      checkAt: sql`case when ${isHinted(claimed)} then ${soonAgain} else ${nextWhileOpen} end`,
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
