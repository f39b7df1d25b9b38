import { randomBytes } from "node:crypto";
import type { Card } from "./cards.ts";
import type { Answer } from "./codes.ts";
import { refusal } from "./codes.ts";

export type TossCancel = {
  readonly transactionKey: string;
  readonly cancelReason: string;
  readonly cancelAmount: number;
  readonly canceledAt: string;
  readonly cancelStatus: "DONE";
  readonly refundableAmount: number;
  readonly taxFreeAmount: 0;
  readonly easyPayDiscountAmount: 0;
  readonly receiptKey: string;
  readonly cancelRequestId: null;
};

/** A payment as the API shows it. */
export type TossPayment = {
  readonly mId: string;
  readonly version: "2022-11-16";
  readonly type: "NORMAL";
  readonly paymentKey: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly method: string;
  readonly currency: "KRW";
  readonly country: "KR";
  readonly totalAmount: number;
  readonly balanceAmount: number;
  readonly status: "IN_PROGRESS" | "DONE" | "CANCELED" | "PARTIAL_CANCELED" | "ABORTED" | "EXPIRED";
  readonly requestedAt: string;
  readonly approvedAt: string | null;
  readonly lastTransactionKey: string | null;
  readonly isPartialCancelable: boolean;
  readonly cancels: readonly TossCancel[] | null;
  readonly card: object | null;
  readonly easyPay: null;
  readonly receipt: { readonly url: string } | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly metadata: null;
  readonly secret: null;
};

/** With internal fields: which card it is, and when its owner was authenticated. */
export type Entry = {
  readonly payment: TossPayment;
  readonly declines: string | null;
  readonly authenticatedAt: number;
  /** The transaction of the charge; a cancel is a later one of the same payment. */
  readonly chargeKey?: string;
};

export type WindowOrder = {
  readonly orderId: string;
  readonly orderName: string;
  readonly amount: number;
};

const CONFIRM_WITHIN_MS = 10 * 60_000;
const VALID_FOR_MS = 30 * 60_000;
const LEAST_AMOUNT = 100;

export function authenticated(order: WindowOrder, card: Card, now: number): Entry {
  const payment: TossPayment = {
    mId: "palmtee",
    version: "2022-11-16",
    type: "NORMAL",
    paymentKey: `tgen_${randomBytes(20).toString("hex")}`,
    orderId: order.orderId,
    orderName: order.orderName,
    method: "카드",
    currency: "KRW",
    country: "KR",
    totalAmount: order.amount,
    balanceAmount: order.amount,
    status: "IN_PROGRESS",
    requestedAt: koreanTime(now),
    approvedAt: null,
    lastTransactionKey: null,
    isPartialCancelable: card.isPartialCancelable ?? true,
    cancels: null,
    card: {
      issuerCode: card.issuerCode,
      acquirerCode: card.issuerCode,
      number: card.number,
      installmentPlanMonths: 0,
      isInterestFree: false,
      approveNo: "00000000",
      useCardPoint: false,
      cardType: "신용",
      ownerType: "개인",
      acquireStatus: "READY",
      amount: order.amount,
    },
    easyPay: null,
    receipt: null,
    failure: null,
    metadata: null,
    secret: null,
  };
  return { payment, declines: card.declines ?? null, authenticatedAt: now };
}

/** An abandoned payment expires by time alone. */
export function seenAt({ payment, authenticatedAt }: Entry, now: number): TossPayment {
  if (payment.status !== "IN_PROGRESS" || now - authenticatedAt < VALID_FOR_MS) return payment;
  const failure = refusal("EXPIRED_PAYMENT").body;
  return { ...payment, status: "EXPIRED", failure };
}

type Change = { readonly entry: Entry | undefined; readonly answer: Answer };
const no = (code: string): Change => ({ entry: undefined, answer: refusal(code) });

/** The moment the card is charged. */
export function confirmed(
  entry: Entry | undefined,
  { orderId, amount }: { readonly orderId: string; readonly amount: number },
  now: number,
): Change {
  if (!entry) return no("NOT_FOUND_PAYMENT_SESSION");
  const { payment } = entry;
  if (payment.orderId !== orderId) return no("FORBIDDEN_REQUEST");
  if (["DONE", "CANCELED", "PARTIAL_CANCELED"].includes(payment.status)) {
    return no("ALREADY_PROCESSED_PAYMENT");
  }
  if (payment.status === "ABORTED" || now - entry.authenticatedAt > CONFIRM_WITHIN_MS) {
    return no("NOT_FOUND_PAYMENT_SESSION");
  }
  if (payment.totalAmount !== amount) return no("INVALID_REQUEST");
  const declines = amount < LEAST_AMOUNT ? "BELOW_MINIMUM_AMOUNT" : entry.declines;
  if (declines) {
    const answer = refusal(declines);
    const failure = answer.body;
    return { entry: { ...entry, payment: { ...payment, status: "ABORTED", failure } }, answer };
  }
  const chargeKey = transactionKey();
  const done: TossPayment = {
    ...payment,
    status: "DONE",
    approvedAt: koreanTime(now),
    lastTransactionKey: chargeKey,
    card: { ...payment.card, approveNo: String(now).slice(-8) },
    receipt: { url: `https://dashboard.tosspayments.com/receipt/redirection?simulated=${orderId}` },
  };
  return { entry: { ...entry, payment: done, chargeKey }, answer: { status: 200, body: done } };
}

export function cancelled(
  entry: Entry | undefined,
  order: { readonly cancelReason: string; readonly cancelAmount?: number | undefined },
  now: number,
): Change {
  if (!entry) return no("NOT_FOUND_PAYMENT");
  const { payment } = entry;
  if (payment.status === "CANCELED") return no("ALREADY_CANCELED_PAYMENT");
  if (payment.status !== "DONE" && payment.status !== "PARTIAL_CANCELED") {
    return no("NOT_CANCELABLE_PAYMENT");
  }
  const cancelAmount = order.cancelAmount ?? payment.balanceAmount;
  if (cancelAmount > payment.balanceAmount) return no("NOT_CANCELABLE_AMOUNT");
  const balanceAmount = payment.balanceAmount - cancelAmount;
  if (balanceAmount > 0 && !payment.isPartialCancelable) return no("NOT_ALLOWED_PARTIAL_REFUND");
  const key = transactionKey();
  const cancel: TossCancel = {
    transactionKey: key,
    cancelReason: order.cancelReason,
    cancelAmount,
    canceledAt: koreanTime(now),
    cancelStatus: "DONE",
    refundableAmount: balanceAmount,
    taxFreeAmount: 0,
    easyPayDiscountAmount: 0,
    receiptKey: key,
    cancelRequestId: null,
  };
  const after: TossPayment = {
    ...payment,
    status: balanceAmount === 0 ? "CANCELED" : "PARTIAL_CANCELED",
    balanceAmount,
    lastTransactionKey: key,
    cancels: [...(payment.cancels ?? []), cancel],
  };
  return { entry: { ...entry, payment: after }, answer: { status: 200, body: after } };
}

/** As Toss writes moments: whole seconds in Seoul. */
export function koreanTime(now: number): string {
  return `${new Date(now + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
}

function transactionKey(): string {
  return `txrd_${randomBytes(16).toString("hex")}`;
}
