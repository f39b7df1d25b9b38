import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { CONFIRM_MINUTES } from "#app/domain/booking/hold.ts";
import { isPaymentPending } from "#app/domain/payment/attempt-status.ts";
import {
  type CheckedOrder,
  claimPaymentChecks,
  endPaymentChecks,
  postponeChecks,
} from "#app/features/order/payment-checks.server.ts";
import type { Payment, PaymentFailure } from "#app/features/payment/payment-gateway.server.ts";
import { recordExternalCancels } from "#app/features/refund/external-cancels.server.ts";
import { isSilent } from "#app/integrations/payment/gateway.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { applyConfirm, confirmKey } from "./confirm-order.server.ts";
import { releaseOrder } from "./release-order.server.ts";
import { settleOrder } from "./settle-order.server.ts";

/** Of a payment that the provider does not know, this is final only after a day. */
const MISSING_IS_FINAL_HOURS = 24;

/** So many payments in a row without an answer: each of the others would wait for the same silence. */
const SILENT_MEANS_GONE = 2;

type Failure = Pick<PaymentFailure, "error" | "code">;
/** What we found out ourselves has a code of ours. */
const TOO_LATE: Failure = { error: "payment.expired", code: "CONFIRM_TOO_LATE" };
const MISSING: Failure = { error: "payment.failed", code: "PAYMENT_MISSING" };
const GIVEN_BACK: Failure = { error: "payment.failed", code: "PAYMENT_GIVEN_BACK" };
const NO_REASON: Failure = { error: "payment.failed", code: "NO_REASON" };

/** Asks the provider about every order whose payment is pending, or about which a webhook came. */
export async function reconcileOrders(services: Services): Promise<number> {
  const { db, worker } = services;
  const claimed = await withSerializableRetry(db, (tx) => claimPaymentChecks(tx, worker));
  // Whoever was asked about in vain most often comes last: one sick payment holds up no other.
  const waiting = claimed.toSorted((a, b) => a.checks - b.checks);
  const silent: CheckedOrder[] = [];
  let inARow = 0;
  while (waiting.length > 0 && inARow < SILENT_MEANS_GONE) {
    const [order] = waiting.splice(0, 1);
    if (!order) break;
    const isHeard = await isAnswered(services, order);
    inARow = isHeard ? 0 : inARow + 1;
    if (!isHeard) silent.push(order);
  }
  const hasAnswered = claimed.length > waiting.length + silent.length;
  // Where another payment got an answer, the provider is there: those that got none are asked about more seldom.
  await postponeChecks(db, { asked: hasAnswered ? [] : silent, unasked: waiting });
  return claimed.length;
}

/** What fails with one order must not keep the others waiting. */
async function isAnswered(services: Services, order: CheckedOrder): Promise<boolean> {
  try {
    return await checkOrder(services, order);
  } catch (err) {
    services.log.error({ err, order: order.number }, "a payment could not be checked");
    return true;
  }
}

/** False where the provider says nothing. */
async function checkOrder(services: Services, order: CheckedOrder): Promise<boolean> {
  const { payments, log } = services;
  const { paymentKey, paymentOrderId: orderId } = order;
  const seen = await payments?.find(paymentKey ? { paymentKey } : { orderId });
  if (!seen || seen.outcome === "unknown") {
    log.warn({ order: order.number, reason: seen?.reason }, "the provider could not be asked");
    return !(seen && isSilent(seen));
  }
  if (seen.outcome === "missing") await handleMissing(services, order);
  else await applyPayment(services, order, seen.payment);
  return true;
}

async function applyPayment(
  services: Services,
  order: CheckedOrder,
  payment: Payment,
): Promise<void> {
  switch (payment.status) {
    case "charged":
      if (order.status === "PAID") await endPaymentChecks(services.db, order.id);
      else await settleOrder(services, order.id, payment);
      return;
    case "refunded":
      // Charged without our knowing it, and nothing of it is left: nobody bought anything.
      if (isPaymentPending(order.status)) return failOrder(services, order, GIVEN_BACK);
      await recordExternalCancels(services, order.id, payment);
      await endPaymentChecks(services.db, order.id);
      return;
    case "partly_refunded":
      if (isPaymentPending(order.status)) await settleOrder(services, order.id, payment);
      await recordExternalCancels(services, order.id, payment);
      await endPaymentChecks(services.db, order.id);
      return;
    case "failed":
    case "expired":
      return failOrder(services, order, payment.failure ?? NO_REASON);
    case "waiting":
      return continueConfirm(services, order);
  }
}

/** Nothing was charged yet: ask again while the card's proof is fresh, otherwise let it lapse. */
async function continueConfirm(services: Services, order: CheckedOrder): Promise<void> {
  const { payments } = services;
  if (!isPaymentPending(order.status) || !order.paymentKey)
    return endPaymentChecks(services.db, order.id);
  if (order.waitedSeconds > CONFIRM_MINUTES * 60) {
    return failOrder(services, order, TOO_LATE);
  }
  const result = await payments?.confirm({
    paymentKey: order.paymentKey,
    orderId: order.paymentOrderId,
    amount: order.total,
    idempotencyKey: confirmKey(order.id),
  });
  if (result) await applyConfirm(services, order.id, result);
}

async function handleMissing(services: Services, order: CheckedOrder): Promise<void> {
  if (!isPaymentPending(order.status)) return endPaymentChecks(services.db, order.id);
  if (order.waitedSeconds > MISSING_IS_FINAL_HOURS * 3600) {
    await failOrder(services, order, MISSING);
  }
}

async function failOrder(
  { db, now }: Services,
  order: CheckedOrder,
  failure: Failure,
): Promise<void> {
  const isOver = await withSerializableRetry(db, (tx) =>
    releaseOrder(tx, order.id, { event: "not_charged", failure, now: now() }),
  );
  if (!isOver) await endPaymentChecks(db, order.id);
}
