import { createHash } from "node:crypto";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { codeOf } from "#app/db/connection/database-away.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { AppError, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { isOrderAmount, readAmount } from "#app/domain/common/payable.ts";
import type { AttemptStatus } from "#app/domain/order/payment/attempt-status.ts";
import {
  takeFromOther,
  unbindPayment,
} from "#app/features/checkout/reconcile/unbind-payment.server.ts";
import type { ConfirmResult } from "#app/features/order/payment/payment-gateway.server.ts";
import { changeOrder, changeOrderStatus } from "#app/features/order/record/order-status.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { releaseOrder } from "./release-order.server.ts";
import { settleOrder } from "./settle-order.server.ts";

export type PaymentReturn = {
  readonly paymentOrderId: string;
  readonly paymentKey: string;
  /** As the address says it: only compared, never charged. */
  readonly amount: string | null;
};

export type OrderOutcome = {
  readonly status: AttemptStatus;
  readonly orderId: string;
  readonly memberId: string;
  readonly number: string;
  readonly name: Localized;
  readonly total: Won;
  readonly paidAt: Date | null;
  readonly failure: ErrorCode | null;
  readonly failureCode: string | null;
};

/** How long after the charge the reconciler first asks the provider: its answer may be lost. */
const FIRST_CHECK = sql`interval '5 seconds'`;

/**
 * Charges the card for an order whose buyer has returned from the card window. Next: `settleOrder`, by `applyConfirm`.
 * Needs no session, since a card app may return into another browser; called again, it only reports the outcome.
 */
export async function confirmOrder(services: Services, back: PaymentReturn): Promise<OrderOutcome> {
  const { db, payments } = services;
  if (!payments) throw new AppError("payment.unavailable");
  const begun = await beginConfirm(services, back);
  if (!begun) return outcomeOf(db, back.paymentOrderId);
  const charged = await charge(services, begun, back);
  const outcome = charged?.paid ?? (await outcomeOf(db, back.paymentOrderId));
  if (charged?.result.outcome === "unusable" && outcome.status === "READY") {
    throw new AppError(charged.result.error);
  }
  return outcome;
}

type Charge = Pick<PaymentReturn, "paymentOrderId" | "paymentKey">;

/**
 * Asks the provider for the money and writes its answer down; undefined while another process does so. Also called by
 * the reconciler: the key is the same for every try at an order with a payment, so that the provider charges it once.
 */
export function charge(
  services: Services,
  { id, total }: { readonly id: string; readonly total: Won },
  { paymentOrderId: orderId, paymentKey }: Charge,
) {
  const { payments, claim } = services;
  return claim(`charge ${id}`, async () => {
    if (!payments) return undefined;
    const idempotencyKey = confirmKey(id, paymentKey);
    const result = await payments.confirm({ paymentKey, orderId, amount: total, idempotencyKey });
    return { result, paid: await applyConfirm(services, id, result) };
  });
}

/** Another payment has another key: under the same one the provider would repeat what it answered about the first. */
function confirmKey(orderId: string, paymentKey: string): string {
  return `confirm:${orderId}:${createHash("sha256").update(paymentKey).digest("base64url")}`;
}

/** Answers with the outcome where it is known without another look. */
async function applyConfirm(
  services: Services,
  orderId: string,
  result: ConfirmResult,
): Promise<OrderOutcome | undefined> {
  const { db, log, now } = services;
  if (result.outcome === "approved") {
    const { settled, order } = await settleOrder(services, orderId, result.payment);
    if (settled !== "paid" || !order) return undefined;
    const { memberId, number, name, total } = order;
    const paidAt = result.payment.approvedAt ?? now();
    const paid = { status: "PAID", paidAt, failure: null, failureCode: null } as const;
    return { ...paid, orderId, memberId, number, name, total };
  }
  if (result.outcome === "declined") {
    const ending = { event: "not_charged", failure: result, now: now() } as const;
    await withSerializableRetry(db, (tx) => releaseOrder(tx, orderId, ending));
    return undefined;
  }
  if (result.outcome === "unusable") {
    log.warn({ order: orderId, error: result.error }, "a payment that is not the order's");
    await unbindPayment(services, orderId, result);
    return undefined;
  }
  const facts = { order: orderId, reason: result.reason, code: result.code };
  if (result.reason === "mismatch" || result.reason === "configuration") {
    log.error(facts, "the provider's answer needs somebody to look");
  } else log.warn(facts, "the answer to a payment was lost");
  await withSerializableRetry(db, (tx) => markUnknown(tx, orderId));
  return undefined;
}

/** Binds the payment to the order and marks it CONFIRMING before the charge: a crash in between leaves a trace. */
async function beginConfirm(services: Services, back: PaymentReturn) {
  const bind = async () =>
    (await bindPayment(services, back)) ?? (await whyNotBound(services, back));
  try {
    return await bind().catch(async (cause: unknown) => {
      // Another order has this payment: it stays there, unless the provider names this one.
      if (!isTaken(cause) || !(await takeFromOther(services, back))) throw cause;
      return bind();
    });
  } catch (cause) {
    if (isTaken(cause)) throw new AppError("payment.mismatch");
    throw cause;
  }
}

const isTaken = (cause: unknown) => codeOf(cause) === "23505";

/** No order is above what its column holds: an address that says so is another's. */
const MOST_STORED = 2_147_483_647;

/** One statement, which is its own transaction; undefined where any condition fails. */
async function bindPayment({ db }: Services, back: PaymentReturn) {
  const { paymentOrderId, paymentKey } = back;
  const total = readAmount(back.amount);
  if (total === undefined || total > MOST_STORED) return undefined;
  const begun = await changeOrder(db, eq(orders.paymentOrderId, paymentOrderId), {
    event: "confirm_begun",
    before: "READY",
    after: "CONFIRMING",
    set: {
      paymentKey,
      confirmingSince: sql`now()`,
      checkAt: sql`now() + ${FIRST_CHECK}`,
    },
    onlyIf: and(
      eq(orders.total, total),
      gt(orders.holdUntil, sql`now()`),
      or(isNull(orders.paymentKey), eq(orders.paymentKey, paymentKey)),
    ),
  });
  return begun && { id: begun.id, total };
}

/** Refuses a payment that is not the order's, and ends an order whose hold is over. */
async function whyNotBound({ db, now }: Services, back: PaymentReturn): Promise<undefined> {
  await withSerializableRetry(db, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.paymentOrderId, back.paymentOrderId))
      .for("update");
    if (!order) throw new AppError("common.not_found");
    if (order.paymentKey !== null && order.paymentKey !== back.paymentKey) {
      throw new AppError("payment.mismatch");
    }
    if (order.status !== "READY") return;
    if (!isOrderAmount(back.amount, order.total)) throw new AppError("payment.mismatch");
    await releaseOrder(tx, order.id, { event: "hold_expired", now: now() });
  });
}

async function markUnknown(tx: Database, orderId: string): Promise<void> {
  const lost = { event: "answer_lost", before: "CONFIRMING", after: "UNKNOWN" } as const;
  await changeOrderStatus(tx, orderId, lost);
}

/** The status of an order, for the pages of its payment. */
export async function outcomeOf(db: Database, paymentOrderId: string): Promise<OrderOutcome> {
  const [order] = await db
    .select({
      status: orders.status,
      orderId: orders.id,
      memberId: orders.memberId,
      number: orders.number,
      name: orders.name,
      total: orders.total,
      paidAt: orders.paidAt,
      failure: orders.failure,
      failureCode: orders.failureCode,
    })
    .from(orders)
    .where(eq(orders.paymentOrderId, paymentOrderId));
  if (!order) throw new AppError("common.not_found");
  return order;
}
