import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refundParts, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { refundReference, splitOverPayments } from "#app/domain/order/payment/refund-split.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { finishWithin } from "./finish-refund.server.ts";
import { lockOrderOf } from "./refund-message.server.ts";

type Refund = { readonly id: string; readonly orderId: string; readonly card: Won };
type SentRefund = Refund & { readonly resends: number };

/** One cancel at the provider: of a whole refund, or of its part of one payment. */
export type RefundPart = {
  readonly orderId: string;
  readonly number: string;
  readonly paymentKey: string | null;
  readonly card: Won;
  readonly reference: string;
};

/**
 * Divides a refund once over the payments, where changes of lines were paid separately. The caller has locked the
 * order.
 */
export async function divideRefund(tx: Database, refund: Refund): Promise<void> {
  const changes = await tx
    .select({ id: orders.id, left: leftOfPayment })
    .from(orders)
    .where(and(eq(orders.changeOf, refund.orderId), eq(orders.status, "PAID")))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  if (changes.length === 0 || refund.card === 0) return;
  const payments = [...changes, { id: refund.orderId, left: 0 }];
  const parts = splitOverPayments(
    refund.card,
    payments.map(({ left }) => left),
  );
  const rows = payments.map(({ id }, index) => ({
    refundId: refund.id,
    orderId: id,
    card: parts[index] ?? won(0),
  }));
  await tx.insert(refundParts).values(rows.filter(({ card }) => card > 0));
}

/**
 * What a payment can still refund: without what has been, or may yet be, refunded of it. Names its table, since the
 * others have columns of the same names.
 */
export const leftOfPayment = sql<number>`orders.total - coalesce((
    select sum(p.card) from ${refundParts} p join ${refunds} r on r.id = p.refund_id
    where p.order_id = orders.id and (p.transaction_key is not null or r.status in ('sending', 'failed'))
  ), 0) - coalesce((
    select sum(r.card) from ${refunds} r
    where r.order_id = orders.id and r.status in ('sending', 'failed', 'done')
  ), 0)`.mapWith(Number);

/** The cancels of a refund that are not done yet; of an undivided one, itself. */
export async function openParts(db: Database, refund: SentRefund): Promise<RefundPart[]> {
  const columns = { orderId: orders.id, number: orders.number, paymentKey: orders.paymentKey };
  const parts = await db
    .select({ ...columns, card: refundParts.card, transactionKey: refundParts.transactionKey })
    .from(refundParts)
    .innerJoin(orders, eq(orders.id, refundParts.orderId))
    .where(eq(refundParts.refundId, refund.id))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  if (parts.length > 0) {
    return parts
      .filter(({ transactionKey }) => transactionKey === null)
      .map((part) => ({ ...part, reference: referenceOf(refund, part.orderId) }));
  }
  const [order] = await db.select(columns).from(orders).where(eq(orders.id, refund.orderId));
  return order ? [{ ...order, card: refund.card, reference: referenceOf(refund) }] : [];
}

function referenceOf({ id, resends }: SentRefund, partOf?: string): string {
  return refundReference(id, partOf, resends);
}

type DoneCancel = {
  readonly refundId: string;
  /** The order whose payment was cancelled. */
  readonly orderId: string;
  readonly transactionKey: string;
};

/** The provider has refunded a cancel of ours; the last of a refund's parts finishes it. False where it is not finished by this. */
export async function recordCancel(
  services: Pick<Services, "db" | "now">,
  { refundId, orderId, transactionKey }: DoneCancel,
): Promise<boolean> {
  return withSerializableRetry(services.db, async (tx) => {
    const order = await lockOrderOf(tx, refundId);
    const ofRefund = eq(refundParts.refundId, refundId);
    const isOpen = isNull(refundParts.transactionKey);
    await tx
      .update(refundParts)
      .set({ transactionKey })
      .where(and(ofRefund, eq(refundParts.orderId, orderId), isOpen));
    if ((await tx.$count(refundParts, and(ofRefund, isOpen))) > 0) return false;
    return finishWithin(tx, { order, refundId, transactionKey, now: services.now() });
  });
}

/** What was refunded at the provider in parts of these refunds. */
export async function doneInParts(
  db: Database,
  refundIds: readonly string[],
): Promise<Map<string, number>> {
  if (refundIds.length === 0) return new Map();
  const rows = await db
    .select({ id: refundParts.refundId, card: sql<number>`sum(${refundParts.card})::int` })
    .from(refundParts)
    .where(
      and(inArray(refundParts.refundId, [...refundIds]), isNotNull(refundParts.transactionKey)),
    )
    .groupBy(refundParts.refundId);
  return new Map(rows.map(({ id, card }) => [id, card]));
}
