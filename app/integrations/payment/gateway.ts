import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ProviderTransaction } from "#app/domain/order/payment/provider-comparison.ts";

export type { ProviderTransaction } from "#app/domain/order/payment/provider-comparison.ts";

/** The status of a payment for any provider; each adapter maps its own names to these. */
export type PaymentStatus =
  /** Nothing was charged yet, and it may still be. */
  | "waiting"
  | "charged"
  | "partly_refunded"
  | "refunded"
  /** It ended without a charge. */
  | "failed"
  | "expired";

/** Why nothing was charged. */
export type PaymentFailure = {
  /** The provider's own code, for support requests; nothing is decided by it. */
  readonly code: string;
  readonly message: string;
  /** The sentence of ours for it. */
  readonly error: ErrorCode;
};

/** A refund. */
export type PaymentCancel = {
  readonly transactionKey: string;
  readonly amount: Won;
  readonly reason: string;
  /** The idempotency key of ours that it was made with; none where it was made in the provider's console. */
  readonly reference: string | undefined;
  readonly canceledAt: Date;
  readonly isDone: boolean;
};

/** What the provider knows of a payment. */
export type Payment = {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly status: PaymentStatus;
  /** Never changes; what is left of it is the balance. */
  readonly total: Won;
  readonly balance: Won;
  readonly requestedAt: Date;
  readonly approvedAt: Date | undefined;
  readonly method: string | undefined;
  readonly card:
    | {
        readonly number: string;
        readonly issuerCode: string | undefined;
        readonly installmentMonths: number;
        readonly approveNo: string;
      }
    | undefined;
  readonly easyPay: string | undefined;
  readonly receiptUrl: string | undefined;
  readonly lastTransactionKey: string | undefined;
  readonly isPartialCancelable: boolean;
  readonly cancels: readonly PaymentCancel[];
  readonly failure: PaymentFailure | undefined;
};

/** Why we do not know. A lost answer may have moved money. */
export type UnknownReason =
  | "timeout"
  | "network"
  | "server"
  | "unparsable"
  | "busy"
  /** An answer about another payment, or another amount, than the requested one. */
  | "mismatch"
  /** Our keys are wrong: staff must be notified. */
  | "configuration"
  | "unrecognised";

export type Unknown = {
  readonly outcome: "unknown";
  readonly reason: UnknownReason;
  /** The provider's own code, where it gave one: for the log alone. */
  readonly code?: string | undefined;
};

/** Reasons that say the provider itself is not there; anything else is an answer. */
const SILENT: readonly UnknownReason[] = ["timeout", "network", "server"];

/** Whether the provider is unreachable: waiting work is retried as soon as it may be back. */
export function isSilent(answer: {
  readonly outcome: string;
  readonly reason?: UnknownReason;
}): boolean {
  return answer.outcome === "unknown" && !!answer.reason && SILENT.includes(answer.reason);
}

/** A definite no: no money moved. */
type No<Outcome extends string> = PaymentFailure & { readonly outcome: Outcome };

/** A definite no about the payment and not about the order, which its own payment may still pay. */
export type Unusable = {
  readonly outcome: "unusable";
  readonly paymentKey: string;
  readonly error: ErrorCode;
};

export type ConfirmResult =
  | { readonly outcome: "approved"; readonly payment: Payment }
  | No<"declined">
  | Unusable
  | Unknown;

export type FindResult =
  | { readonly outcome: "found"; readonly payment: Payment }
  | { readonly outcome: "missing" }
  | Unknown;

export type CancelResult =
  | { readonly outcome: "cancelled"; readonly payment: Payment; readonly cancel: PaymentCancel }
  | No<"refused">
  | Unknown;

export type Confirm = {
  readonly paymentKey: string;
  readonly orderId: string;
  /** The amount that we stored, never the one in the browser's address. */
  readonly amount: Won;
  /** One for each attempt; the same for every try at it. */
  readonly idempotencyKey: string;
};

export type Cancel = {
  readonly paymentKey: string;
  /** Without it, all that is left. */
  readonly amount?: Won;
  readonly reason: string;
  /** One for each refund; the same for every try at it. */
  readonly idempotencyKey: string;
};

/** Which part of the provider's list: both moments belong to it. */
export type TransactionQuery = {
  readonly from: Date;
  readonly until: Date;
  /** The key of the last transaction that is known already. */
  readonly startingAfter?: string | undefined;
  readonly limit: number;
};

/** A page of the list. Entries that moved no money are counted, but not in it. */
export type TransactionPage = {
  readonly transactions: readonly ProviderTransaction[];
  /** The start of the next page. */
  readonly last: string | undefined;
  readonly isLast: boolean;
};

export type ListResult =
  | (TransactionPage & { readonly outcome: "listed" })
  /** The provider does not take the question as it is, such as a place in the list that it has forgotten. */
  | { readonly outcome: "rejected"; readonly code: string }
  /** Entries that moved money, or may have, and say it in no way that we know: their keys, or their places in the page. */
  | { readonly outcome: "unreadable"; readonly entries: readonly string[] }
  | Unknown;

/** Takes and returns money. Never throws for provider failures: they may return unknown. */
export interface PaymentGateway {
  confirm(order: Confirm): Promise<ConfirmResult>;
  find(by: { readonly paymentKey: string } | { readonly orderId: string }): Promise<FindResult>;
  cancel(order: Cancel): Promise<CancelResult>;
  /** A page of all that was charged and refunded, oldest first; not waited for once `end` says so. */
  transactions(query: TransactionQuery, end?: AbortSignal): Promise<ListResult>;
  /** Whether it has not answered for some time: no buyer is led into a window that cannot pay. */
  isDown?(): boolean;
}
