/** What a provider's webhook may be about, in words of ours. */
export type HintEvent = "payment_changed" | "refund_changed" | "deposit_made" | "other";

/** What a webhook is about. Nothing in it is believed: it is a reason to ask the provider. */
export type PaymentHint = { readonly event: HintEvent; readonly orderId: string | undefined };
