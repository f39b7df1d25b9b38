/** Why the card window ended without a payment; `payment.json` has a sentence for each. */
export type FailureReason = "cancelled" | "stopped" | "card_refused" | "other";

/** Order numbers and codes as the provider writes them; anything else is not shown. */
const ORDER_NUMBER = /^[\w=-]{1,64}$/;
const CODE = /^[A-Z][A-Z0-9_]{0,63}$/;

export type PaymentResult = {
  readonly orderNumber: string | undefined;
  readonly code: string | undefined;
};

/**
 * What the address of a result page says. Anybody can write an address, so it is shown but never trusted,
 * and the message in it, which could be anybody's, is not shown at all.
 */
export function readPaymentResult(search: URLSearchParams): PaymentResult {
  return {
    orderNumber: matching(search.get("orderId"), ORDER_NUMBER),
    code: matching(search.get("code"), CODE),
  };
}

const PAYMENT_KEY = /^[\w=.-]{1,200}$/;

export type PaymentReturn = {
  readonly paymentOrderId: string;
  readonly paymentKey: string;
  readonly amount: string | null;
};

/** Reads the address to which the card window returns; undefined for an address of another shape. */
export function readPaymentReturn(search: URLSearchParams): PaymentReturn | undefined {
  const paymentOrderId = matching(search.get("orderId"), ORDER_NUMBER);
  const paymentKey = matching(search.get("paymentKey"), PAYMENT_KEY);
  if (!paymentOrderId || !paymentKey) return undefined;
  return { paymentOrderId, paymentKey, amount: search.get("amount") };
}

function matching(value: string | null, shape: RegExp): string | undefined {
  return value !== null && shape.test(value) ? value : undefined;
}
