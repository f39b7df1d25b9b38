import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/payment.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { failRefund, finishRefund } from "./finish-refund.server.ts";
import { lockOrderOf } from "./lock-order-of.server.ts";
import { divideRefund, openParts, type RefundPart, recordCancel } from "./refund-parts.server.ts";

type Gateway = NonNullable<Services["payments"]>;
type Answer = Awaited<ReturnType<Gateway["cancel"]>>;

/** done: the provider has refunded it · waiting: tried again later · failed: staff have to look. */
export type RefundOutcome = "done" | "waiting" | "failed";

/** How long one process has a refund to itself; longer than the provider's timeout. */
const LEASE = sql`now() + interval '3 minutes'`;
/** How many one run of the job takes. */
const AT_ONCE = 20;

/** Sends one refund, unless another process is sending it. Never inside a transaction: it waits for the provider. */
export async function sendRefund(services: Services, refundId: string): Promise<RefundOutcome> {
  const refund = await claim(services.db, refundId);
  if (!refund) return currentOutcome(services.db, refundId);
  // Points are refunded without the provider.
  if (refund.card === 0) return finish(services, refundId, null);
  for (const part of await openParts(services.db, refund)) {
    const { paymentKey } = part;
    if (!paymentKey) return fail(services, refundId, "NO_PAYMENT");
    const answer = await cancelAtProvider(services, refund, { ...part, paymentKey });
    if (answer.outcome === "refused") return fail(services, refundId, answer.code);
    if (answer.outcome === "unknown") {
      const { reason, code } = answer;
      const { tries } = refund;
      services.log.warn({ refundId, reason, code, tries }, "a refund has no answer yet");
      await postpone(services.db, refund);
      return "waiting";
    }
    const { transactionKey } = answer.cancel;
    await recordCancel(services, { refundId, orderId: part.orderId, transactionKey });
  }
  return currentOutcome(services.db, refundId);
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

/** The first try may be made at once; after that, when it is due. It also says which payments give it back. */
async function claim(db: Database, refundId: string) {
  return withSerializableRetry(db, async (tx) => {
    await lockOrderOf(tx, refundId);
    const [claimed] = await tx
      .update(refunds)
      .set({ tries: sql`${refunds.tries} + 1`, tryAt: LEASE })
      .where(
        and(
          eq(refunds.id, refundId),
          eq(refunds.status, "sending"),
          or(eq(refunds.tries, 0), isDue()),
        ),
      )
      .returning({
        id: refunds.id,
        orderId: refunds.orderId,
        kind: refunds.kind,
        card: refunds.card,
        tries: refunds.tries,
      });
    // Once it was sent as a whole, it is never divided: the first try may have succeeded.
    if (claimed?.tries === 1) await divideRefund(tx, claimed);
    return claimed;
  });
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Looks up the payment before trying again: the first try may have succeeded with its answer lost. */
async function cancelAtProvider(
  { payments }: Services,
  { kind, tries }: Claimed,
  { paymentKey, card, number, reference }: RefundPart & { readonly paymentKey: string },
): Promise<Answer> {
  if (!payments) return { outcome: "unknown", reason: "configuration" };
  const order = {
    paymentKey,
    amount: card,
    // The member's own reason is private.
    reason: `${kind} ${number}`,
    idempotencyKey: reference,
  };
  if (tries > 1) {
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
