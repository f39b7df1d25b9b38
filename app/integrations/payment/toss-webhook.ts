import { z } from "zod";
import { parsedJson } from "#app/domain/common/text/storable.ts";
import type { PaymentWebhook, WebhookEvent } from "#app/domain/order/payment/webhook-event.ts";

/** More than any event of the provider has. */
export const MAX_WEBHOOK_BYTES = 64 * 1024;

const EVENTS = new Map<string, WebhookEvent>([
  ["PAYMENT_STATUS_CHANGED", "payment_changed"],
  ["CANCEL_STATUS_CHANGED", "refund_changed"],
]);

const orderId = z.string().regex(/^[\w=-]{6,64}$/);

/** `PAYMENT_STATUS_CHANGED` and its like carry a payment; `DEPOSIT_CALLBACK` is flat. Nothing else in them is trusted. */
const eventSchema = z.union([
  z.looseObject({
    eventType: z.string().min(1).max(100),
    data: z.looseObject({ orderId: orderId.optional().catch(undefined) }).optional(),
  }),
  z.looseObject({ orderId, status: z.string().max(100) }),
]);

/** What a webhook is about; undefined for a body of another shape. */
export function readWebhook(text: string): PaymentWebhook | undefined {
  if (text.length > MAX_WEBHOOK_BYTES) return undefined;
  const { success, data } = eventSchema.safeParse(parsedJson(text));
  if (!success) return undefined;
  if ("eventType" in data && typeof data.eventType === "string") {
    const event = EVENTS.get(data.eventType) ?? "other";
    return { event, orderId: (data.data as { orderId?: string })?.orderId };
  }
  return { event: "deposit_made", orderId: data.orderId as string };
}

/** The same for every delivery of one event; undefined where the provider gave none. */
export function webhookTransmissionId(headers: Headers): string | undefined {
  return headers.get("tosspayments-webhook-transmission-id")?.slice(0, 200) || undefined;
}
