/**
 * The status of our attempt to be paid, which is not the provider's status of its payment. UNKNOWN: we requested the
 * money and lost the answer. RETURNED: it was charged, the order could not be fulfilled, and the whole sum was
 * refunded.
 */
export const ATTEMPT_STATUSES = [
  "READY",
  "CONFIRMING",
  "UNKNOWN",
  "PAID",
  "FAILED",
  "EXPIRED",
  "RETURNED",
] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

export const ATTEMPT_EVENTS = [
  "confirm_begun",
  "charged",
  "not_charged",
  "answer_lost",
  "hold_expired",
  "nothing_to_pay",
  "given_back",
  "payment_unbound",
] as const;
export type AttemptEvent = (typeof ATTEMPT_EVENTS)[number];

/** An event without an entry changes nothing: no late refusal and no second answer undoes a payment. */
const NEXT_STATUS: Record<AttemptStatus, Partial<Record<AttemptEvent, AttemptStatus>>> = {
  READY: {
    confirm_begun: "CONFIRMING",
    nothing_to_pay: "PAID",
    hold_expired: "EXPIRED",
    // We never cause it, but money that was taken is never ignored.
    charged: "PAID",
  },
  // A payment that can never pay this order is taken off it; its own may still come.
  CONFIRMING: {
    charged: "PAID",
    not_charged: "FAILED",
    answer_lost: "UNKNOWN",
    payment_unbound: "READY",
  },
  UNKNOWN: {
    charged: "PAID",
    not_charged: "FAILED",
    given_back: "RETURNED",
    payment_unbound: "READY",
  },
  // We believed that nothing was taken; if it was after all, the order is paid.
  FAILED: { charged: "PAID", given_back: "RETURNED" },
  EXPIRED: { charged: "PAID", given_back: "RETURNED" },
  PAID: { given_back: "RETURNED" },
  RETURNED: {},
};

export function nextAttemptStatus(status: AttemptStatus, event: AttemptEvent): AttemptStatus {
  return NEXT_STATUS[status][event] ?? status;
}

/** The statuses that an event changes: the WHERE of a guarded UPDATE. */
export function attemptStatusesBefore(event: AttemptEvent): AttemptStatus[] {
  return ATTEMPT_STATUSES.filter((status) => nextAttemptStatus(status, event) !== status);
}

/** While the answer is not known, nothing may be released, failed or sold again. */
export function isPaymentPending(status: AttemptStatus): boolean {
  return status === "CONFIRMING" || status === "UNKNOWN";
}

/** While an order is in one of these, the stock and the benefits it took stay taken. */
export const HOLDING_STATUSES: readonly AttemptStatus[] = [
  "READY",
  "CONFIRMING",
  "UNKNOWN",
  "PAID",
];
