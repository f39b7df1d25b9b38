import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { REFUNDED_ELSEWHERE } from "#app/domain/order/payment/refund-status.ts";
import { hasRefundElsewhere } from "#app/features/order/provider-list/refunds-elsewhere.server.ts";
import type { Unknown } from "#app/integrations/payment/gateway.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { cancelAtProvider, type Heard } from "./cancel-at-provider.server.ts";
import { failRefund, finishRefund } from "./finish-refund.server.ts";
import { lockOrderOf } from "./refund-message.server.ts";
import { divideRefund, openParts, recordCancel } from "./refund-parts.server.ts";

/** done: the provider has refunded it · waiting: tried again later · failed: staff have to look. */
export type RefundOutcome = "done" | "waiting" | "failed";

/** While the provider is away, or asks us to retry: a refund is sent within seconds of its return. */
const SOON_SECONDS = 10;
/** What the column holds; a provider may be gone for days. */
const MOST_TRIES = 30_000;
const isDue = or(isNull(refunds.tryAt), lte(refunds.tryAt, sql`now()`));
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
/** How many one run of the job takes. */
const AT_ONCE = 20;
/** How many refunds without an answer end a run in which no other got one: each may have been waited for. */
const MOST_SILENT = 3;

/** Sends one refund, unless another process is sending it. Never inside a transaction: it waits for the provider. */
export async function sendRefund(services: Services, refundId: string): Promise<RefundOutcome> {
  const { outcome } = await trySending(services, refundId);
  return outcome;
}

type Sending = {
  readonly outcome: RefundOutcome;
  readonly heard: Heard;
  readonly refund?: Begun;
};

async function trySending(services: Services, refundId: string): Promise<Sending> {
  const sent = await services.claim(`refund ${refundId}`, async () => {
    const refund = await beginTry(services.db, refundId);
    return refund && sendBegun(services, refund);
  });
  return sent ?? { outcome: await currentOutcome(services.db, refundId), heard: "other" };
}

async function sendBegun(services: Services, refund: Begun): Promise<Sending> {
  try {
    return await sendParts(services, refund);
  } catch (cause) {
    await postpone(services.db, refund, SOON_SECONDS).catch(() => {});
    throw cause;
  }
}

async function sendParts(services: Services, refund: Begun): Promise<Sending> {
  const { id: refundId } = refund;
  // Points are refunded without the provider.
  if (refund.card === 0) {
    return { outcome: await finish(services, refundId, null), heard: "other" };
  }
  if (await isPaidElsewhere(services.db, refund)) {
    return { outcome: await fail(services, refundId, REFUNDED_ELSEWHERE), heard: "other" };
  }
  let heard: Heard = "other";
  for (const part of await openParts(services.db, refund)) {
    const { paymentKey } = part;
    if (!paymentKey) return { outcome: await fail(services, refundId, "NO_PAYMENT"), heard };
    const cancelling = await cancelAtProvider(services, refund.kind, { ...part, paymentKey });
    const { answer } = cancelling;
    heard = cancelling.heard;
    if (answer.outcome === "refused") {
      return { outcome: await fail(services, refundId, answer.code), heard };
    }
    if (answer.outcome === "unknown") return waitForAnswer(services, refund, { answer, heard });
    const { transactionKey } = answer.cancel;
    await recordCancel(services, { refundId, orderId: part.orderId, transactionKey });
  }
  return { outcome: await currentOutcome(services.db, refundId), heard };
}

type Unanswered = { readonly answer: Unknown; readonly heard: Heard };

async function waitForAnswer(
  services: Services,
  refund: Begun,
  { answer: { reason, code }, heard }: Unanswered,
): Promise<Sending> {
  const { db, log } = services;
  const { id: refundId, kind, tries } = refund;
  log.warn({ refundId, reason, code, tries }, "a refund has no answer yet");
  // Staff say whether a refund made elsewhere was this one; an order's return only has less left to return.
  if (heard === "news" && kind !== "return" && (await currentOutcome(db, refundId)) === "waiting") {
    return { outcome: await fail(services, refundId, REFUNDED_ELSEWHERE), heard };
  }
  const isSoon = heard !== "other" || reason === "busy";
  await postpone(db, refund, isSoon ? SOON_SECONDS : pauseAfter(tries));
  return { outcome: await currentOutcome(db, refundId), heard, refund };
}

/** Which line was paid back in the console is still unknown; what staff decided in view of it is sent once. */
async function isPaidElsewhere(db: Database, refund: Begun): Promise<boolean> {
  const { orderId, kind, decidedById, tries } = refund;
  if (kind === "return" || (decidedById !== null && tries === 1)) return false;
  return hasRefundElsewhere(db, orderId);
}

/** Sends all waiting refunds; runs on every instance, and each refund is sent by one. */
export async function sendDueRefunds(services: Services, end?: AbortSignal): Promise<void> {
  const { db } = services;
  const due = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, "sending"), isDue))
    // By the time waited since the last try, not by age: a refund that fails again and again holds up no other.
    .orderBy(sql`${refunds.tryAt} asc nulls first`, asc(refunds.createdAt))
    .limit(AT_ONCE);
  let isTaking = false;
  let silent = 0;
  for (const { id } of due) {
    if (end?.aborted) return;
    const { heard, refund } = await trySending(services, id);
    if (heard === "taken") isTaking = true;
    if (heard === "silent") silent += 1;
    // Each of the others would wait for the same silence.
    if (heard === "gone" || (!isTaking && silent >= MOST_SILENT)) return;
    // Another was taken a moment ago: it is the card company of this one, and may be for long.
    if (heard === "silent" && isTaking && refund) {
      await postpone(db, refund, pauseAfter(refund.tries));
    }
  }
}

/**
 * The first try may be made immediately; after that, when it is due. An interrupted try is repeated soon. It also says
 * which payments give it back.
 */
async function beginTry(db: Database, refundId: string) {
  return withSerializableRetry(db, async (tx) => {
    await lockOrderOf(tx, refundId);
    const [begun] = await tx
      .update(refunds)
      .set({
        tries: sql`least(${refunds.tries} + 1, ${MOST_TRIES})`,
        tryAt: inSeconds(SOON_SECONDS),
      })
      .where(
        and(
          eq(refunds.id, refundId),
          eq(refunds.status, "sending"),
          or(eq(refunds.tries, 0), isDue),
        ),
      )
      .returning({
        id: refunds.id,
        orderId: refunds.orderId,
        kind: refunds.kind,
        card: refunds.card,
        tries: refunds.tries,
        resends: refunds.resends,
        decidedById: refunds.decidedById,
      });
    // Once it was sent as a whole, it is never divided: the first try may have succeeded.
    if (begun?.tries === 1) await divideRefund(tx, begun);
    return begun;
  });
}

type Begun = NonNullable<Awaited<ReturnType<typeof beginTry>>>;

/** Ten seconds, twenty, forty … an hour. */
function pauseAfter(tries: number): number {
  return Math.min(3_600, 5 * 2 ** Math.min(tries, 12));
}

async function postpone(db: Database, { id, tries }: Begun, seconds: number): Promise<void> {
  await db
    .update(refunds)
    .set({ tryAt: inSeconds(seconds) })
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
