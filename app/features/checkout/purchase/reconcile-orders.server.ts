import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { CONFIRM_MINUTES } from "#app/domain/order/hold.ts";
import { isPaymentPending } from "#app/domain/order/payment/attempt-status.ts";
import { unbindPayment } from "#app/features/checkout/reconcile/unbind-payment.server.ts";
import type {
  Payment,
  PaymentFailure,
} from "#app/features/order/payment/payment-gateway.server.ts";
import { changedByList } from "#app/features/order/provider-list/changed-by-list.server.ts";
import {
  isCharge,
  keepContradiction,
} from "#app/features/order/provider-list/keep-contradiction.server.ts";
import {
  askAgainSoon,
  askLater,
  CHECK_KINDS,
  type CheckedOrder,
  type CheckKind,
  claimPaymentCheck,
  endPaymentChecks,
  listPaymentChecks,
} from "#app/features/order/record/payment-checks.server.ts";
import { recordExternalCancels } from "#app/features/reservation/refund/external-cancels.server.ts";
import { isSilent } from "#app/integrations/payment/gateway.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { charge } from "./confirm-order.server.ts";
import { releaseOrder } from "./release-order.server.ts";
import { settleOrder } from "./settle-order.server.ts";

/** A payment that the provider does not know is final only after a day. */
const MISSING_IS_FINAL_HOURS = 24;

/** So many payments in a row without an answer: each of the others would wait for the same silence. */
const SILENT_MEANS_GONE = 2;

type Failure = Pick<PaymentFailure, "error" | "code">;
/** What we found out ourselves has a code of ours. */
const TOO_LATE: Failure = { error: "payment.expired", code: "CONFIRM_TOO_LATE" };
const MISSING: Failure = { error: "payment.failed", code: "PAYMENT_MISSING" };
const GIVEN_BACK: Failure = { error: "payment.failed", code: "PAYMENT_GIVEN_BACK" };
const NO_REASON: Failure = { error: "payment.failed", code: "NO_REASON" };

/**
 * answered: our records follow it · silent: the provider did not answer · again: look this payment up again soon, even
 * if others were answered.
 */
type Heard = "answered" | "silent" | "again";

/** Asks the provider about every order whose payment is pending, then about those that a webhook named. */
export async function reconcileOrders(
  services: Services,
  end?: AbortSignal,
  kinds: readonly CheckKind[] = CHECK_KINDS,
): Promise<number> {
  let claimed = 0;
  for (const kind of kinds) {
    const due = await listPaymentChecks(services.db, kind);
    claimed += await checkInTurn(services, due, end);
  }
  return claimed;
}

/** At the same time, of those that the list names: a console may refund hundreds within a minute. */
const LANES = 4;

/** With many hinted orders waiting, looks up only those that the provider's list says have changed. */
export async function reconcileListed(services: Services, end?: AbortSignal): Promise<number> {
  const changed = await changedByList(services, end);
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    changed.filter((_id, index) => index % LANES === lane),
  );
  const claimed = await Promise.all(lanes.map((ids) => checkInTurn(services, ids, end)));
  return claimed.reduce((sum, count) => sum + count, 0);
}

async function checkInTurn(
  services: Services,
  ids: readonly string[],
  end: AbortSignal | undefined,
): Promise<number> {
  const { db } = services;
  let claimed = 0;
  let inARow = 0;
  let hasAnswered = false;
  for (const id of ids) {
    if (end?.aborted || inARow === SILENT_MEANS_GONE) break;
    const order = await claimPaymentCheck(db, id);
    if (!order) continue;
    claimed += 1;
    const heard = await hear(services, order);
    inARow = heard === "answered" ? 0 : inARow + 1;
    hasAnswered ||= heard === "answered";
    // If another payment was answered a moment ago, the provider is up: this one is asked about less often.
    if (heard === "silent") await (hasAnswered ? askLater : askAgainSoon)(db, order);
  }
  return claimed;
}

async function hear(services: Services, order: CheckedOrder): Promise<Heard> {
  const heard = await checkAlone(services, order);
  if (heard === "answered") await askLater(services.db, order);
  if (heard === "again") await askAgainSoon(services.db, order);
  return heard;
}

/** What fails with one order must not keep the others waiting. */
async function checkAlone(services: Services, order: CheckedOrder): Promise<Heard> {
  try {
    return await checkOrder(services, order);
  } catch (err) {
    services.log.error({ err, order: order.number }, "a payment could not be checked");
    return "answered";
  }
}

async function checkOrder(services: Services, order: CheckedOrder): Promise<Heard> {
  const { payments, log } = services;
  const { paymentKey, paymentOrderId: orderId } = order;
  const seen = await payments?.find(paymentKey ? { paymentKey } : { orderId });
  if (!seen || seen.outcome === "unknown") {
    log.warn({ order: order.number, reason: seen?.reason }, "the provider could not be asked");
    if (seen?.reason === "busy") return "again";
    return seen && isSilent(seen) ? "silent" : "answered";
  }
  if (seen.outcome === "found") return applyPayment(services, order, seen.payment);
  await handleMissing(services, order);
  return "answered";
}

async function applyPayment(
  services: Services,
  order: CheckedOrder,
  payment: Payment,
): Promise<Heard> {
  if (order.status === "PAID") await comparePaid(services, order, payment);
  else if (isPaymentPending(order.status) && payment.orderId !== order.paymentOrderId) {
    const { paymentKey } = payment;
    await unbindPayment(services, order.id, { paymentKey, error: "payment.mismatch" });
    await endPaymentChecks(services.db, order);
  } else if (payment.status === "waiting") return continueConfirm(services, order);
  else await applyToUnpaid(services, order, payment);
  return "answered";
}

/** Books a refund made elsewhere; a charge unknown to the provider has to be explained by staff. */
async function comparePaid(services: Services, order: CheckedOrder, payment: Payment) {
  if (!isCharge(payment) || payment.total !== order.total) {
    await keepContradiction(services, order, payment);
  } else if (payment.status !== "charged") {
    await recordExternalCancels(services, order.id, payment);
  }
  await endPaymentChecks(services.db, order);
}

async function applyToUnpaid(services: Services, order: CheckedOrder, payment: Payment) {
  switch (payment.status) {
    case "charged": {
      const { settled } = await settleOrder(services, order.id, payment);
      if (settled === "returning" || settled === "already")
        await endPaymentChecks(services.db, order);
      return;
    }
    case "refunded":
      // Charged and fully refunded without our knowledge: nothing was bought.
      if (isPaymentPending(order.status)) return failOrder(services, order, GIVEN_BACK);
      break;
    case "partly_refunded":
      if (isPaymentPending(order.status)) await settleOrder(services, order.id, payment);
      break;
    default:
      return failOrder(services, order, payment.failure ?? NO_REASON);
  }
  await recordExternalCancels(services, order.id, payment);
  await endPaymentChecks(services.db, order);
}

/** Nothing was charged yet: ask again while the card's proof is fresh, otherwise let it lapse. */
async function continueConfirm(services: Services, order: CheckedOrder): Promise<Heard> {
  const { paymentOrderId, paymentKey } = order;
  if (!isPaymentPending(order.status) || !paymentKey) {
    await endPaymentChecks(services.db, order);
    return "answered";
  }
  if (order.waitedSeconds > CONFIRM_MINUTES * 60) {
    await failOrder(services, order, TOO_LATE);
    return "answered";
  }
  const { result } = (await charge(services, order, { paymentOrderId, paymentKey })) ?? {};
  if (result?.outcome === "unusable") await endPaymentChecks(services.db, order);
  // Its proof is good for minutes: the next try comes soon.
  return result?.outcome === "unknown" && (isSilent(result) || result.reason === "busy")
    ? "again"
    : "answered";
}

async function handleMissing(services: Services, order: CheckedOrder): Promise<void> {
  if (order.status === "PAID" && order.paymentKey) {
    await keepContradiction(services, order, undefined);
  }
  if (!isPaymentPending(order.status)) return endPaymentChecks(services.db, order);
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
  if (!isOver) await endPaymentChecks(db, order);
}
