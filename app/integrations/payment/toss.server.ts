import type {
  Cancel,
  CancelResult,
  Confirm,
  ConfirmResult,
  FindResult,
  ListResult,
  Payment,
  PaymentGateway,
  TransactionQuery,
  Unknown,
  Unusable,
} from "./gateway.ts";
import { reasonWithReference } from "./toss-answers.ts";
import { type Answer, type TossSettings, tossCalls } from "./toss-calls.server.ts";
import {
  declinedBy,
  doubtIn,
  isAboutRequest,
  isConfiguration,
  isNoSuchPayment,
  isRefusedCancel,
} from "./toss-codes.ts";
import { transactionsPath } from "./toss-transactions.ts";

/** Toss Payments. An answer about money is trusted only where it is about the requested payment and amount. */
export function tossPayments(settings: TossSettings): PaymentGateway {
  const calls = tossCalls(settings);
  const find: Find = (by) => findPayment(calls, by);
  return {
    find,
    confirm: (order) => confirmPayment(calls, find, order),
    cancel: (order) => cancelPayment(calls, find, order),
    transactions: (query, end) => listTransactions(calls, query, end),
  };
}

type Calls = ReturnType<typeof tossCalls>;
type Find = PaymentGateway["find"];

async function findPayment({ get }: Calls, by: Parameters<Find>[0]): Promise<FindResult> {
  const byKey = "paymentKey" in by;
  const answer = await get(
    byKey
      ? `/v1/payments/${encodeURIComponent(by.paymentKey)}`
      : `/v1/payments/orders/${encodeURIComponent(by.orderId)}`,
  );
  if (answer.outcome === "problem" && answer.code === "NOT_FOUND_PAYMENT") {
    return { outcome: "missing" };
  }
  if (answer.outcome !== "payment") return doubt(answer);
  const { payment } = answer;
  const isAsked = byKey ? payment.paymentKey === by.paymentKey : payment.orderId === by.orderId;
  return isAsked ? { outcome: "found", payment } : { outcome: "unknown", reason: "mismatch" };
}

async function listTransactions(
  { list }: Calls,
  query: TransactionQuery,
  end: AbortSignal | undefined,
): Promise<ListResult> {
  const answer = await list(transactionsPath(query), query.limit, end);
  if (answer.outcome !== "problem") return answer;
  return isConfiguration(answer.code)
    ? { outcome: "unknown", reason: "configuration", code: answer.code }
    : { outcome: "rejected", code: answer.code };
}

async function confirmPayment({ post }: Calls, find: Find, order: Confirm): Promise<ConfirmResult> {
  const { paymentKey, orderId, amount, idempotencyKey } = order;
  const body = { paymentKey, orderId, amount };
  const answer = await post("/v1/payments/confirm", { body, idempotencyKey });
  if (answer.outcome === "unknown") return answer;
  if (answer.outcome === "payment") {
    const { payment } = answer;
    if (isOf(payment, order) && payment.status === "charged") {
      return { outcome: "approved", payment };
    }
    return settleConfirm(find, order, { outcome: "unknown", reason: "mismatch" });
  }
  const { code, message } = answer;
  const error = declinedBy(code);
  if (!error) return settleConfirm(find, order, doubt(answer));
  const unusable = isAboutRequest(code) ? await unusableAfter(find, order, code) : undefined;
  return unusable ?? { outcome: "declined", code, message, error };
}

/** Whether a request was declined because its payment is not the order's. */
async function unusableAfter(
  find: Find,
  order: Confirm,
  code: string,
): Promise<Unusable | undefined> {
  const seen = await find({ paymentKey: order.paymentKey });
  if (seen.outcome === "missing" && isNoSuchPayment(code)) {
    return unusable(order, "payment.expired");
  }
  const isOther = seen.outcome === "found" && seen.payment.orderId !== order.orderId;
  return isOther ? unusable(order, "payment.mismatch") : undefined;
}

function unusable({ paymentKey }: Confirm, error: Unusable["error"]): Unusable {
  return { outcome: "unusable", paymentKey, error };
}

/** The answer leaves a doubt that the payment itself can settle. */
async function settleConfirm(find: Find, order: Confirm, left: Unknown): Promise<ConfirmResult> {
  const seen = await find({ paymentKey: order.paymentKey });
  if (seen.outcome === "missing" && isNoSuchPayment(left.code ?? "")) {
    return unusable(order, "payment.expired");
  }
  if (seen.outcome !== "found") return left;
  const { payment } = seen;
  if (payment.orderId !== order.orderId) return unusable(order, "payment.mismatch");
  if (!isOf(payment, order)) {
    // The provider refused our amount, and has another that was not charged.
    const isRefused = left.code !== undefined && payment.status === "waiting";
    return isRefused ? unusable(order, "payment.mismatch") : { ...left, reason: "mismatch" };
  }
  if (payment.status === "charged") return { outcome: "approved", payment };
  const isOver = payment.status === "failed" || payment.status === "expired";
  return isOver && payment.failure ? { outcome: "declined", ...payment.failure } : left;
}

async function cancelPayment({ post }: Calls, find: Find, order: Cancel): Promise<CancelResult> {
  const { paymentKey, amount, reason, idempotencyKey } = order;
  const answer = await post(`/v1/payments/${encodeURIComponent(paymentKey)}/cancel`, {
    body: {
      cancelReason: reasonWithReference(reason, idempotencyKey),
      ...(amount === undefined ? {} : { cancelAmount: amount }),
    },
    idempotencyKey,
  });
  if (answer.outcome === "unknown") return answer;
  if (answer.outcome === "payment") {
    return (
      cancelledIn(answer.payment, order) ??
      settleCancel(find, order, { outcome: "unknown", reason: "mismatch" })
    );
  }
  const { code, message } = answer;
  if (isRefusedCancel(code)) {
    return { outcome: "refused", code, message, error: "reservation.refund_failed" };
  }
  return settleCancel(find, order, doubt(answer));
}

async function settleCancel(find: Find, order: Cancel, left: Unknown): Promise<CancelResult> {
  const seen = await find({ paymentKey: order.paymentKey });
  if (seen.outcome !== "found") return left;
  const { payment } = seen;
  const done = cancelledIn(payment, order);
  if (done) return done;
  const isOurs = payment.cancels.some(({ reference }) => reference === order.idempotencyKey);
  if (payment.status !== "refunded" || isOurs) return left;
  // Everything was refunded already, and not by this order, so it never will be.
  const code = left.code ?? "ALREADY_CANCELED_PAYMENT";
  return { outcome: "refused", code, message: "", error: "reservation.refund_failed" };
}

function doubt(answer: Exclude<Answer, { outcome: "payment" }>): Unknown {
  if (answer.outcome === "unknown") return answer;
  return { outcome: "unknown", reason: doubtIn(answer.code), code: answer.code };
}

function isOf(payment: Payment, { paymentKey, orderId, amount }: Confirm): boolean {
  return (
    payment.paymentKey === paymentKey && payment.orderId === orderId && payment.total === amount
  );
}

/** A cancel has happened when it is among the payment's cancels, done, with our key and our amount. */
function cancelledIn(payment: Payment, order: Cancel): CancelResult | undefined {
  if (payment.paymentKey !== order.paymentKey) return undefined;
  const cancel = payment.cancels.find(({ reference }) => reference === order.idempotencyKey);
  if (!cancel?.isDone) return undefined;
  if (order.amount !== undefined && cancel.amount !== order.amount) return undefined;
  const gone = payment.cancels.reduce((sum, each) => sum + (each.isDone ? each.amount : 0), 0);
  if (payment.balance !== payment.total - gone) return undefined;
  return { outcome: "cancelled", payment, cancel };
}
