/** cancel: by the policy · request: more than the policy, asked of the desk · refusal: by the supplier · return: paid but not to be had · external: at the provider's own desk. */
export const REFUND_KINDS = ["cancel", "request", "refusal", "return", "external"] as const;

/** review: the desk has to decide · sending: the provider is being asked · failed: somebody has to look. */
export const REFUND_STATUSES = ["review", "sending", "done", "refused", "failed"] as const;
