import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refundParts, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import {
  isSameRefund,
  refundOfReference,
  refundReference,
} from "#app/domain/order/payment/refund-split.ts";
import type { Payment } from "#app/features/order/payment/payment-gateway.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addExternalRefund, refundTrip } from "./external-refund.server.ts";
import { finishWithin, notifyRefundDone } from "./finish-refund.server.ts";
import { recordCancel } from "./refund-parts.server.ts";

type Cancel = Payment["cancels"][number];

/** none: our records knew all of it · ours: it finished a refund of ours · elsewhere: a refund that we did not send. */
export type CancelNews = "none" | "ours" | "elsewhere";

/**
 * Records what the provider refunded: cancels of ours whose answer was lost are finished, and refunds made
 * in its console are recorded, each once. Where the whole payment was refunded, the trip is cancelled.
 */
export async function recordExternalCancels(
  services: Services,
  orderId: string,
  payment: Payment,
): Promise<CancelNews> {
  let news: CancelNews = "none";
  const done = payment.cancels.filter(({ isDone }) => isDone);
  const { ours, others } = await sortCancels(services.db, done);
  for (const { refundId, transactionKey } of ours) {
    if (await recordCancel(services, { refundId, orderId, transactionKey })) news = "ours";
  }
  const isWhole = payment.status === "refunded";
  for (const cancel of others) {
    const isLast = isWhole && cancel === others.at(-1);
    if (!(await recordExternalCancel(services, orderId, { cancel, isWhole, isLast }))) continue;
    const { transactionKey, amount } = cancel;
    services.log.warn({ orderId, transactionKey, amount }, "cancelled in the provider's console");
    news = "elsewhere";
  }
  return news;
}

/**
 * Ours are those whose refund we have: one sent after the moment of a restored backup is as foreign as the console's.
 */
async function sortCancels(db: Database, cancels: readonly Cancel[]) {
  const named = cancels.map((cancel) => ({
    cancel,
    refundId: refundOfReference(cancel.reference) ?? "",
  }));
  const rows = await db
    .select({ id: refunds.id, partOf: refundParts.orderId })
    .from(refunds)
    .leftJoin(refundParts, eq(refundParts.refundId, refunds.id))
    .where(
      inArray(
        refunds.id,
        named.flatMap(({ refundId }) => refundId || []),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  // A part of a refund that is not divided any more waits for the next try, which divides it and finds the part.
  const references = rows.map(({ id, partOf }) => refundReference(id, partOf ?? undefined));
  return {
    ours: named
      .filter(({ cancel }) => references.some((each) => isSameRefund(cancel.reference, each)))
      .map(({ refundId, cancel }) => ({ refundId, transactionKey: cancel.transactionKey })),
    others: named.filter(({ refundId }) => !known.has(refundId)).map(({ cancel }) => cancel),
  };
}

type Seen = { readonly cancel: Cancel; readonly isWhole: boolean; readonly isLast: boolean };

/** False where it was recorded before, or where nothing was bought and nothing has to go back. */
async function recordExternalCancel(
  { db, now }: Services,
  orderId: string,
  seen: Seen,
): Promise<boolean> {
  const { cancel } = seen;
  return withSerializableRetry(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    const known = await tx.$count(refunds, eq(refunds.transactionKey, cancel.transactionKey));
    if (!order || known > 0) return false;
    const returning = await findOpenReturn(tx, orderId);
    if (returning) {
      await recordInReturn(tx, { order, returning, cancel, now: now() });
      return true;
    }
    if (order.status !== "PAID") return false;
    await refundTrip(tx, { ...seen, order, now: now() });
    return true;
  });
}

/** The money of an order that cannot be fulfilled, on its way back or refused. */
async function findOpenReturn(tx: Database, orderId: string) {
  const [open] = await tx
    .select({ id: refunds.id, card: refunds.card })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.kind, "return"),
        inArray(refunds.status, ["sending", "failed"]),
      ),
    );
  return open;
}

type InReturn = {
  readonly order: typeof orders.$inferSelect;
  readonly returning: NonNullable<Awaited<ReturnType<typeof findOpenReturn>>>;
  readonly cancel: Cancel;
  readonly now: Date;
};

/** Money due back anyway was refunded in the console: all of it ends the return, and a part leaves less of it. */
async function recordInReturn(
  tx: Database,
  { order, returning, cancel, now }: InReturn,
): Promise<void> {
  const { transactionKey, amount } = cancel;
  const { id: refundId } = returning;
  const isAll = amount >= returning.card;
  const card = isAll ? amount : won(returning.card - amount);
  await tx.update(refunds).set({ card }).where(eq(refunds.id, refundId));
  if (isAll) {
    await finishWithin(tx, { order, refundId, transactionKey, now });
    return;
  }
  await notifyRefundDone(tx, order, await addExternalRefund(tx, { order, cancel, now }));
}
