/** What a provider's webhook may be about, independent of the provider. */
export type WebhookEvent = "payment_changed" | "refund_changed" | "deposit_made" | "other";

/** What a webhook is about. It is unsigned, so it is only a reason to ask the provider. */
export type PaymentWebhook = { readonly event: WebhookEvent; readonly orderId: string | undefined };
