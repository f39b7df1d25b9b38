import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order.ts";
import { refunds } from "#app/db/schema/payment.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { failRefund, finishRefund } from "./finish-refund.server.ts";

type Gateway = NonNullable<Services["payments"]>;
type Answer = Awaited<ReturnType<Gateway["cancel"]>>;

/** done: the provider has refunded it · waiting: tried again later · failed: staff have to look. */
export type RefundOutcome = "done" | "waiting" | "failed";

/** How long one process has a refund to itself; longer than the provider's timeout. */
const LEASE = sql`now() + interval '3 minutes'`;
/** How many one run of the job takes. */
const AT_ONCE = 20;

/** Our name for a refund at the provider: the same for every try at it. */
export function refundReference(refundId: string): string {
  return `cancel:${refundId}`;
}

/** Sends one refund, unless another process is sending it. Never inside a transaction: it waits for the provider. */
export async function sendRefund(services: Services, refundId: string): Promise<RefundOutcome> {
  const refund = await claim(services.db, refundId);
  if (!refund) return currentOutcome(services.db, refundId);
  // Points are refunded without the provider.
  if (refund.card === 0) return finish(services, refundId, null);
  if (!refund.paymentKey) return fail(services, refundId, "NO_PAYMENT");

  const answer = await cancelAtProvider(services, { ...refund, paymentKey: refund.paymentKey });
  if (answer.outcome === "cancelled") {
    return finish(services, refundId, answer.cancel.transactionKey);
  }
  if (answer.outcome === "refused") return fail(services, refundId, answer.code);
  const { reason, code } = answer;
  services.log.warn({ refundId, reason, code, tries: refund.tries }, "a refund has no answer yet");
  await postpone(services.db, refund);
  return "waiting";
}

/** Sends all waiting refunds; runs on every instance, and each refund is sent by one. */
export async function sendDueRefunds(services: Services, end?: AbortSignal): Promise<void> {
  const due = await services.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, "sending"), isDue()))
    .orderBy(asc(refunds.createdAt))
    .limit(AT_ONCE);
  for (const { id } of due) {
    if (end?.aborted) return;
    await sendRefund(services, id);
  }
}

function isDue() {
  return or(isNull(refunds.tryAt), lte(refunds.tryAt, sql`now()`));
}

/** The first try may be made at once; after that, when it is due. */
async function claim(db: Database, refundId: string) {
  const free = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.id, refundId),
        eq(refunds.status, "sending"),
        or(eq(refunds.tries, 0), isDue()),
      ),
    )
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, tryAt: LEASE })
    .where(eq(refunds.id, free))
    .returning({
      id: refunds.id,
      orderId: refunds.orderId,
      kind: refunds.kind,
      card: refunds.card,
      tries: refunds.tries,
    });
  if (!claimed) return undefined;
  const [order] = await db
    .select({ paymentKey: orders.paymentKey, number: orders.number })
    .from(orders)
    .where(eq(orders.id, claimed.orderId));
  return { ...claimed, number: order?.number ?? "", paymentKey: order?.paymentKey ?? null };
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Looks up the payment before trying again: the first try may have succeeded with its answer lost. */
async function cancelAtProvider(
  { payments }: Services,
  refund: Claimed & { readonly paymentKey: string },
): Promise<Answer> {
  if (!payments) return { outcome: "unknown", reason: "configuration" };
  const idempotencyKey = refundReference(refund.id);
  const order = {
    paymentKey: refund.paymentKey,
    amount: refund.card,
    // The member's own reason is private.
    reason: `${refund.kind} ${refund.number}`,
    idempotencyKey,
  };
  if (refund.tries > 1) {
    const before = await findEarlierCancel(payments, order);
    if (before) return before;
  }
  const answer = await payments.cancel(order);
  if (answer.outcome !== "unknown") return answer;
  return (await findEarlierCancel(payments, order)) ?? answer;
}

type Order = Parameters<Gateway["cancel"]>[0];

async function findEarlierCancel(payments: Gateway, order: Order): Promise<Answer | undefined> {
  const seen = await payments.find({ paymentKey: order.paymentKey });
  if (seen.outcome !== "found") return undefined;
  const { payment } = seen;
  const cancel = payment.cancels.find(
    ({ reference, isDone, amount }) =>
      isDone && reference === order.idempotencyKey && amount === order.amount,
  );
  return cancel && { outcome: "cancelled", payment, cancel };
}

/** Ten seconds, twenty, forty … an hour. */
async function postpone(db: Database, { id, tries }: Claimed): Promise<void> {
  const seconds = Math.min(3_600, 5 * 2 ** Math.min(tries, 12));
  await db
    .update(refunds)
    .set({ tryAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(refunds.id, id), eq(refunds.status, "sending"), eq(refunds.tries, tries)));
}

async function finish(services: Services, refundId: string, transactionKey: string | null) {
  const isOurs = await finishRefund(services, refundId, transactionKey);
  return isOurs ? ("done" as const) : currentOutcome(services.db, refundId);
}

async function fail(services: Services, refundId: string, code: string) {
  await failRefund(services, refundId, code);
  return "failed" as const;
}

async function currentOutcome(db: Database, refundId: string): Promise<RefundOutcome> {
  const [refund] = await db
    .select({ status: refunds.status })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  if (refund?.status === "done") return "done";
  return refund?.status === "failed" || refund?.status === "refused" ? "failed" : "waiting";
}
