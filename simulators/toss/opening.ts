import type { Entry, TossCancel, TossPayment } from "./toss-payment.ts";
import { authenticated, koreanTime } from "./toss-payment.ts";

/** A payment from before the simulator started, with its refund. */
export type OpeningPayment = {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly amount: number;
  readonly paidAt: number;
  readonly cancels: readonly {
    readonly transactionKey: string;
    readonly reason: string;
    readonly amount: number;
    readonly at: number;
  }[];
};

const CARD = { key: "demo", name: "Demo", issuerCode: "41", number: "43301234****411*" };

/** The payment as a ledger entry. */
export function openingEntry(opening: OpeningPayment): Entry {
  const { paymentKey, orderId, paidAt } = opening;
  const entry = authenticated(opening, CARD, paidAt);
  const payment: TossPayment = {
    ...entry.payment,
    paymentKey,
    status: "DONE",
    approvedAt: koreanTime(paidAt),
    receipt: { url: `https://dashboard.tosspayments.com/receipt/redirection?simulated=${orderId}` },
  };
  return { ...entry, payment: opening.cancels.reduce(withCancel, payment) };
}

function withCancel(
  payment: TossPayment,
  { transactionKey, reason, amount, at }: OpeningPayment["cancels"][number],
): TossPayment {
  const balanceAmount = payment.balanceAmount - amount;
  const cancel: TossCancel = {
    transactionKey,
    cancelReason: reason,
    cancelAmount: amount,
    canceledAt: koreanTime(at),
    cancelStatus: "DONE",
    refundableAmount: balanceAmount,
    taxFreeAmount: 0,
    easyPayDiscountAmount: 0,
    receiptKey: transactionKey,
    cancelRequestId: null,
  };
  return {
    ...payment,
    status: balanceAmount === 0 ? "CANCELED" : "PARTIAL_CANCELED",
    balanceAmount,
    lastTransactionKey: transactionKey,
    cancels: [...(payment.cancels ?? []), cancel],
  };
}
