/**
 * Where our attempt to be paid stands, which is not what the provider calls its payment.
 * UNKNOWN: we asked for the money and lost the answer. RETURNED: it was taken, could not be
 * honoured, and was given back whole.
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
] as const;
export type AttemptEvent = (typeof ATTEMPT_EVENTS)[number];

/** What has no entry changes nothing: no address, no late refusal and no second answer undoes a payment. */
const AFTER: Record<AttemptStatus, Partial<Record<AttemptEvent, AttemptStatus>>> = {
  READY: {
    confirm_begun: "CONFIRMING",
    nothing_to_pay: "PAID",
    hold_expired: "EXPIRED",
    // Never by our own doing; yet money that was taken is never ignored.
    charged: "PAID",
  },
  CONFIRMING: { charged: "PAID", not_charged: "FAILED", answer_lost: "UNKNOWN" },
  UNKNOWN: { charged: "PAID", not_charged: "FAILED", given_back: "RETURNED" },
  // Nothing was taken as far as we knew. If it was after all, that wins.
  FAILED: { charged: "PAID", given_back: "RETURNED" },
  EXPIRED: { charged: "PAID", given_back: "RETURNED" },
  PAID: { given_back: "RETURNED" },
  RETURNED: {},
};

export function attemptAfter(status: AttemptStatus, event: AttemptEvent): AttemptStatus {
  return AFTER[status][event] ?? status;
}

/** The statuses that an event changes: the WHERE of a guarded UPDATE. */
export function attemptsBefore(event: AttemptEvent): AttemptStatus[] {
  return ATTEMPT_STATUSES.filter((status) => attemptAfter(status, event) !== status);
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
