import type { Won } from "#app/domain/common/money.ts";
import type { AttemptStatus } from "./attempt-status.ts";

/** One entry of the provider's own list: a charge or a refund. */
export type ProviderTransaction = {
  readonly transactionKey: string;
  readonly paymentKey: string;
  /** What we called the order at the provider, if it was us. */
  readonly paymentOrderId: string;
  readonly kind: "charge" | "refund";
  readonly amount: Won;
  readonly happenedAt: Date;
};

/** The last one is in our records: it was made in the provider's console and cancelled nothing of a trip that stands. */
export const FINDING_KINDS = [
  "charge_unknown",
  "charge_differs",
  "refund_unknown",
  "refund_differs",
  "refund_elsewhere",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/**
 * asked: the order is ours, and its payment is looked up · open: staff have to explain it · settled: our records have
 * it now · given_back: a payment without an order that was fully refunded · explained: by the desk, with a note.
 */
export type FindingStatus = "asked" | "open" | "settled" | "given_back" | "explained";

/** The longest note of the desk on a finding. */
export const MAX_EXPLANATION = 500;

/** What our records have of an order that a transaction names. */
export type BookedOrder = {
  readonly status: AttemptStatus;
  readonly paymentKey: string | null;
  readonly total: Won;
  /** It came too late and is being refunded; false where the provider refused that. */
  readonly isReturning: boolean;
};

/** What our records have of one transaction. */
export type Books = {
  readonly order: BookedOrder | undefined;
  /** The amount of the refund that this transaction is; undefined where it is none of ours. */
  readonly refunded: Won | undefined;
};

export type Comparison =
  | "booked"
  | {
      readonly kind: FindingKind;
      readonly booked: Won | null;
      /** Whether looking up the order's payment may bring our records up to date. */
      readonly canBeAsked: boolean;
    };

/** Whether our records have a transaction of the provider, and with the same amount. */
export function compareTransaction(transaction: ProviderTransaction, books: Books): Comparison {
  return transaction.kind === "charge"
    ? compareCharge(transaction, books)
    : compareRefund(transaction, books);
}

function compareCharge(charge: ProviderTransaction, { order }: Books): Comparison {
  const unknown = { kind: "charge_unknown", booked: null } as const;
  if (!order) return { ...unknown, canBeAsked: false };
  if (order.paymentKey !== null && order.paymentKey !== charge.paymentKey) {
    return { ...unknown, canBeAsked: false };
  }
  if (order.total !== charge.amount) {
    return { kind: "charge_differs", booked: order.total, canBeAsked: true };
  }
  const isBooked = order.status === "PAID" || order.status === "RETURNED" || order.isReturning;
  return isBooked && order.paymentKey !== null ? "booked" : { ...unknown, canBeAsked: true };
}

function compareRefund(refund: ProviderTransaction, { order, refunded }: Books): Comparison {
  if (refunded === refund.amount) return "booked";
  if (refunded !== undefined) {
    return { kind: "refund_differs", booked: refunded, canBeAsked: false };
  }
  const isOurs = order?.paymentKey === refund.paymentKey;
  return { kind: "refund_unknown", booked: null, canBeAsked: isOurs };
}

type Entry = Pick<ProviderTransaction, "kind" | "amount">;

/** A payment that our records do not have and that is fully refunded: no money is missing. */
export function isGivenBack(entries: readonly Entry[]): boolean {
  const charges = entries.filter(({ kind }) => kind === "charge");
  const left = entries.reduce(
    (sum, { kind, amount }) => sum + (kind === "charge" ? amount : -amount),
    0,
  );
  return charges.length > 0 && left === 0;
}

/** Whether an entry that became a finding was a charge or a refund. */
export function directionOf(kind: FindingKind): ProviderTransaction["kind"] {
  return kind.startsWith("charge") ? "charge" : "refund";
}

/** Enough to find a payment in the provider's console; not enough to ask for it. */
export function maskPaymentKey(key: string): string {
  return key.length <= 12 ? "…" : `${key.slice(0, 5)}…${key.slice(-4)}`;
}
