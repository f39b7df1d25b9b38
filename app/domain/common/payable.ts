import { type Won, won } from "./money.ts";

/** The card provider refuses smaller amounts. */
export const MIN_CARD_AMOUNT = won(100);

/** Nothing is left to pay, too little for a card, or a card payment is needed. */
export type PaymentNeed = "nothing" | "too_little" | "card";

export function paymentNeed(total: Won): PaymentNeed {
  if (total === 0) return "nothing";
  return total < MIN_CARD_AMOUNT ? "too_little" : "card";
}

/** Reads an amount from an address; undefined for anything but a plain whole number. */
export function readAmount(text: string | null): Won | undefined {
  return text !== null && /^(0|[1-9]\d{0,9})$/.test(text) ? won(Number(text)) : undefined;
}

/** Anybody can write an address: its amount must equal the stored one, and the stored one is sent. */
export function isOrderAmount(text: string | null, total: Won): boolean {
  return readAmount(text) === total;
}

/** An order is its lines less its discounts. */
export function isTotalOfLines(
  total: Won,
  lines: readonly { readonly amount: Won; readonly coupon: Won; readonly points: Won }[],
): boolean {
  const sum = lines.reduce((all, { amount, coupon, points }) => all + amount - coupon - points, 0);
  return sum === total;
}

type CardBalance = {
  /** What can still be cancelled. */
  readonly balance: Won;
  readonly isPartialCancelable: boolean;
};

export type CardCancel = "possible" | "nothing" | "too_much" | "only_whole";

/** Whether so much can be refunded to the card. */
export function cardCancel({ balance, isPartialCancelable }: CardBalance, amount: Won): CardCancel {
  if (amount === 0) return "nothing";
  if (amount < 0 || amount > balance) return "too_much";
  return isPartialCancelable || amount === balance ? "possible" : "only_whole";
}
