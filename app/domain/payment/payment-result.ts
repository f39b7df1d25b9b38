/** Why the card window ended without a payment; `payment.json` has a sentence for each. */
export type FailureReason = "cancelled" | "stopped" | "card_refused" | "other";

/** Order numbers and codes as the provider writes them; whatever else stands there is not shown. */
const ORDER_NUMBER = /^[\w=-]{1,64}$/;
const CODE = /^[A-Z][A-Z0-9_]{0,63}$/;

export type PaymentAddress = {
  readonly orderNumber: string | undefined;
  readonly code: string | undefined;
};

/**
 * What the address of a result page says. Anybody can write an address: it is shown, never believed,
 * and the provider's own sentence is not repeated, because it could be anybody's sentence.
 */
export function paymentAddress(search: URLSearchParams): PaymentAddress {
  return {
    orderNumber: shaped(search.get("orderId"), ORDER_NUMBER),
    code: shaped(search.get("code"), CODE),
  };
}

const PAYMENT_KEY = /^[\w=.-]{1,200}$/;

export type ComeBackAddress = {
  readonly paymentOrderId: string;
  readonly paymentKey: string;
  readonly amount: string | null;
};

/** What a buyer brings back from the card window; undefined for an address that it never wrote. */
export function readPaymentReturn(search: URLSearchParams): ComeBackAddress | undefined {
  const paymentOrderId = shaped(search.get("orderId"), ORDER_NUMBER);
  const paymentKey = shaped(search.get("paymentKey"), PAYMENT_KEY);
  if (!paymentOrderId || !paymentKey) return undefined;
  return { paymentOrderId, paymentKey, amount: search.get("amount") };
}

function shaped(value: string | null, shape: RegExp): string | undefined {
  return value !== null && shape.test(value) ? value : undefined;
}
