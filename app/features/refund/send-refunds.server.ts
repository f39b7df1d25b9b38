import { and, asc, eq, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { refunds } from "#app/db/schema/payment.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { isOfDeadWorker, OUT_OF_SIGHT, type Worker } from "#app/db/worker.ts";
import { isSameRefund } from "#app/domain/payment/refund-parts.ts";
import { isSilent } from "#app/integrations/payment/gateway.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { failRefund, finishRefund } from "./finish-refund.server.ts";
import { lockOrderOf } from "./lock-order-of.server.ts";
import { divideRefund, openParts, type RefundPart, recordCancel } from "./refund-parts.server.ts";

type Gateway = NonNullable<Services["payments"]>;
type Answer = Awaited<ReturnType<Gateway["cancel"]>>;

/** done: the provider has refunded it · waiting: tried again later · failed: staff have to look. */
export type RefundOutcome = "done" | "waiting" | "failed";

/** Longer than the provider's timeout. */
const LEASE = sql`interval '3 minutes'`;
/** While the provider is gone, or asks us to come again: a refund is on its way within seconds of its return. */
const SOON_SECONDS = 10;
/** What the column holds; a provider may be gone for days. */
const MOST_TRIES = 30_000;
/** How many one run of the job takes. */
const AT_ONCE = 20;
/** How many refunds without an answer end a run in which no other got one: each may have been waited for. */
const MOST_SILENT = 3;

/** Sends one refund, unless another process is sending it. Never inside a transaction: it waits for the provider. */
export async function sendRefund(services: Services, refundId: string): Promise<RefundOutcome> {
  const { outcome } = await trySending(services, refundId);
  return outcome;
}

/** answered: the provider takes refunds · silent: not this one · gone: not even a look-up is answered · unasked: nobody asked it. */
type Heard = "answered" | "silent" | "gone" | "unasked";

type Sending = {
  readonly outcome: RefundOutcome;
  readonly heard: Heard;
  readonly refund?: Claimed;
};

async function trySending(services: Services, refundId: string): Promise<Sending> {
  const { busy } = services.worker;
  // Before it is claimed: what is claimed by this process and not under way was lost sight of.
  if (busy.has(refundId)) return sentByAnother(services, refundId);
  busy.add(refundId);
  try {
    const refund = await claim(services, refundId);
    return refund ? await sendClaimed(services, refund) : await sentByAnother(services, refundId);
  } finally {
    busy.delete(refundId);
  }
}

async function sentByAnother({ db }: Services, refundId: string): Promise<Sending> {
  return { outcome: await currentOutcome(db, refundId), heard: "unasked" };
}

async function sendClaimed(services: Services, refund: Claimed): Promise<Sending> {
  try {
    return await sendParts(services, refund);
  } catch (cause) {
    await postpone(services.db, refund, SOON_SECONDS).catch(() => {});
    throw cause;
  }
}

async function sendParts(services: Services, refund: Claimed): Promise<Sending> {
  const { id: refundId } = refund;
  // Points are refunded without the provider.
  if (refund.card === 0) {
    return { outcome: await finish(services, refundId, null), heard: "unasked" };
  }
  for (const part of await openParts(services.db, refund)) {
    const { paymentKey } = part;
    if (!paymentKey) {
      return { outcome: await fail(services, refundId, "NO_PAYMENT"), heard: "unasked" };
    }
    const { answer, heard } = await cancelAtProvider(services, refund, { ...part, paymentKey });
    if (answer.outcome === "refused") {
      return { outcome: await fail(services, refundId, answer.code), heard };
    }
    if (answer.outcome === "unknown") {
      const { reason, code } = answer;
      const { tries } = refund;
      services.log.warn({ refundId, reason, code, tries }, "a refund has no answer yet");
      const isSoon = heard !== "answered" || reason === "busy";
      await postpone(services.db, refund, isSoon ? SOON_SECONDS : pauseAfter(tries));
      return { outcome: "waiting", heard, refund };
    }
    const { transactionKey } = answer.cancel;
    await recordCancel(services, { refundId, orderId: part.orderId, transactionKey });
  }
  return { outcome: await currentOutcome(services.db, refundId), heard: "answered" };
}

/** Sends all waiting refunds; runs on every instance, and each refund is sent by one. */
export async function sendDueRefunds(services: Services, end?: AbortSignal): Promise<void> {
  const { db, worker } = services;
  const due = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, "sending"), isFree(worker)))
    // Whoever waits longest for their turn, not who is oldest: a refund that fails again and again holds up no other.
    .orderBy(sql`${refunds.tryAt} asc nulls first`, asc(refunds.createdAt))
    .limit(AT_ONCE);
  const silent: Claimed[] = [];
  let hasAnswered = false;
  for (const { id } of due) {
    if (end?.aborted) break;
    const { heard, refund } = await trySending(services, id);
    if (heard === "answered") hasAnswered = true;
    if (heard === "silent" && refund) silent.push(refund);
    // Each of the others would wait for the same silence.
    if (heard === "gone" || (!hasAnswered && silent.length >= MOST_SILENT)) break;
  }
  // Where others are refunded it is the card company of these, and may be for long.
  if (hasAnswered)
    for (const refund of silent) await postpone(db, refund, pauseAfter(refund.tries));
}

/** Due, and nobody's: not claimed, by somebody dead, or by this worker itself, which then lost sight of it. */
function isFree(worker: Worker, claiming?: string) {
  const busy = [...worker.busy]
    .filter((id) => typeof id === "string")
    .filter((id) => id !== claiming);
  const isOut = lte(refunds.tryAt, sql`now() + ${LEASE} - ${OUT_OF_SIGHT}`);
  return or(
    and(or(isNull(refunds.tryAt), lte(refunds.tryAt, sql`now()`)), isNull(refunds.claimedBy)),
    and(eq(refunds.claimedBy, worker.id), notInArray(refunds.id, busy), isOut),
    isOfDeadWorker(refunds.claimedBy, worker),
  );
}

/** The first try may be made at once; after that, when it is due. It also says which payments give it back. */
async function claim({ db, worker }: Services, refundId: string) {
  return withSerializableRetry(db, async (tx) => {
    await lockOrderOf(tx, refundId);
    const [claimed] = await tx
      .update(refunds)
      .set({
        tries: sql`least(${refunds.tries} + 1, ${MOST_TRIES})`,
        tryAt: sql`now() + ${LEASE}`,
        claimedBy: worker.id,
      })
      .where(
        and(
          eq(refunds.id, refundId),
          eq(refunds.status, "sending"),
          or(eq(refunds.tries, 0), isFree(worker, refundId)),
        ),
      )
      .returning({
        id: refunds.id,
        orderId: refunds.orderId,
        kind: refunds.kind,
        card: refunds.card,
        tries: refunds.tries,
        resends: refunds.resends,
      });
    // Once it was sent as a whole, it is never divided: the first try may have succeeded.
    if (claimed?.tries === 1) await divideRefund(tx, claimed);
    return claimed;
  });
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

type Cancelling = { readonly answer: Answer; readonly heard: Heard };

/** Looks up the payment before trying again: the first try may have succeeded with its answer lost. */
async function cancelAtProvider(
  { payments }: Services,
  { kind, tries }: Claimed,
  { paymentKey, card, number, reference }: RefundPart & { readonly paymentKey: string },
): Promise<Cancelling> {
  if (!payments) {
    return { answer: { outcome: "unknown", reason: "configuration" }, heard: "answered" };
  }
  const order = {
    paymentKey,
    amount: card,
    // The member's own reason is private.
    reason: `${kind} ${number}`,
    idempotencyKey: reference,
  };
  if (tries > 1 || payments.isDown?.()) {
    const before = await findEarlierCancel(payments, order);
    if (before) return before;
  }
  const answer = await payments.cancel(order);
  if (answer.outcome !== "unknown") return { answer, heard: "answered" };
  const heard = isSilent(answer) ? "silent" : "answered";
  return (await findEarlierCancel(payments, order)) ?? { answer, heard };
}

type Order = Parameters<Gateway["cancel"]>[0];

async function findEarlierCancel(payments: Gateway, order: Order): Promise<Cancelling | undefined> {
  const seen = await payments.find({ paymentKey: order.paymentKey });
  // A look-up gives up sooner than a cancel, which would only wait for the same silence.
  if (seen.outcome === "unknown" && isSilent(seen)) return { answer: seen, heard: "gone" };
  if (seen.outcome !== "found") return undefined;
  const { payment } = seen;
  const cancel = payment.cancels.find(
    ({ reference, isDone, amount }) =>
      isDone && isSameRefund(reference, order.idempotencyKey) && amount === order.amount,
  );
  return cancel && { answer: { outcome: "cancelled", payment, cancel }, heard: "answered" };
}

/** Ten seconds, twenty, forty … an hour. */
function pauseAfter(tries: number): number {
  return Math.min(3_600, 5 * 2 ** Math.min(tries, 12));
}

async function postpone(db: Database, { id, tries }: Claimed, seconds: number): Promise<void> {
  await db
    .update(refunds)
    .set({ tryAt: sql`now() + make_interval(secs => ${seconds})`, claimedBy: null })
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
