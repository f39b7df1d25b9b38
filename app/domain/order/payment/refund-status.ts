/**
 * cancel: by the policy · request: more than the policy, decided by staff · refusal: by the supplier · return: paid,
 * but sold out · external: in the provider's console · change: a changed line that costs less now.
 */
export const REFUND_KINDS = [
  "cancel",
  "request",
  "refusal",
  "return",
  "external",
  "change",
] as const;

/**
 * Our own failure code: not sent, because money of the same payment was refunded elsewhere, and staff have to assign
 * it.
 */
export const REFUNDED_ELSEWHERE = "REFUNDED_ELSEWHERE";

/** review: staff have to decide · sending: requested of the provider · failed: staff have to look. */
export const REFUND_STATUSES = ["review", "sending", "done", "refused", "failed"] as const;

type Refund = {
  readonly kind: (typeof REFUND_KINDS)[number];
  readonly status: (typeof REFUND_STATUSES)[number];
};

/** Whether a refund can be dropped and the booking stay: not while money may be moving, and not after the supplier refused. */
export function canRestoreBooking({ kind, status }: Refund): boolean {
  if (kind === "request" && status === "review") return true;
  return status === "failed" && (kind === "cancel" || kind === "request");
}
