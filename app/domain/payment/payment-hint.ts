import { z } from "zod";

/** More than any event of the provider has. */
export const MAX_HINT_BYTES = 64 * 1024;

const orderId = z.string().regex(/^[\w=-]{6,64}$/);

/** `PAYMENT_STATUS_CHANGED` and its like carry a payment; `DEPOSIT_CALLBACK` is flat. All else in them is not believed. */
const eventSchema = z.union([
  z.looseObject({
    eventType: z.string().min(1).max(100),
    data: z.looseObject({ orderId: orderId.optional().catch(undefined) }).optional(),
  }),
  z.looseObject({ orderId, status: z.string().max(100) }),
]);

export type PaymentHint = { readonly event: string; readonly orderId: string | undefined };

/** What a webhook is about; undefined for what no provider would send. */
export function paymentHint(text: string): PaymentHint | undefined {
  if (text.length > MAX_HINT_BYTES) return undefined;
  const { success, data } = eventSchema.safeParse(parsed(text));
  if (!success) return undefined;
  if ("eventType" in data && typeof data.eventType === "string") {
    return { event: data.eventType, orderId: (data.data as { orderId?: string })?.orderId };
  }
  return { event: "DEPOSIT_CALLBACK", orderId: data.orderId as string };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
