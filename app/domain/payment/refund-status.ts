/** cancel: by the policy · request: more than the policy, asked of the desk · refusal: by the supplier · return: paid but not to be had · external: at the provider's own desk. */
export const REFUND_KINDS = ["cancel", "request", "refusal", "return", "external"] as const;

/** review: the desk has to decide · sending: the provider is being asked · failed: somebody has to look. */
export const REFUND_STATUSES = ["review", "sending", "done", "refused", "failed"] as const;

type Refund = {
  readonly kind: (typeof REFUND_KINDS)[number];
  readonly status: (typeof REFUND_STATUSES)[number];
};

/** Whether the booking can stand after all: not while money may be moving, and not what the supplier cannot give. */
export function canKeepBooking({ kind, status }: Refund): boolean {
  if (kind === "request" && status === "review") return true;
  return status === "failed" && (kind === "cancel" || kind === "request");
}
