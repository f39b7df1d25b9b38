/** The refusals of the card provider that we have words of our own for. */
export const KNOWN_FAILURES = [
  "PAY_PROCESS_CANCELED",
  "PAY_PROCESS_ABORTED",
  "REJECT_CARD_COMPANY",
] as const;
export type FailureReason = (typeof KNOWN_FAILURES)[number] | "OTHER";

/** Order numbers and codes as the provider writes them; whatever else stands there is not shown. */
const ORDER_NUMBER = /^[\w=-]{1,64}$/;
const CODE = /^[A-Z][A-Z0-9_]{0,63}$/;

export type PaymentAddress = {
  readonly orderNumber: string | undefined;
  readonly code: string | undefined;
  readonly reason: FailureReason;
};

/**
 * What the address of a result page says. Anybody can write an address: it is shown, never believed,
 * and the provider's own sentence is not repeated, because it could be anybody's sentence.
 */
export function paymentAddress(search: URLSearchParams): PaymentAddress {
  const code = shaped(search.get("code"), CODE);
  return {
    orderNumber: shaped(search.get("orderId"), ORDER_NUMBER),
    code,
    reason: KNOWN_FAILURES.find((known) => known === code) ?? "OTHER",
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
