import type { LocalDate } from "#app/domain/common/date/local-date.ts";

/** Without letters and digits that are easily confused on the phone. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

/** At least 16 random bytes; the caller makes them, since rules are pure. */
export type RandomBytes = Uint8Array;

/** `PT-2701-4K7QXM`: the month of ordering, and random letters. */
export function orderNumber(orderedOn: LocalDate, random: RandomBytes): string {
  return `PT-${orderedOn.slice(2, 4)}${orderedOn.slice(5, 7)}-${randomLetters(random, LENGTH)}`;
}

/** What the provider calls one attempt to pay: a new one for each attempt, and not to be guessed. */
export function paymentOrderId(number: string, random: RandomBytes): string {
  return `${number}-${randomLetters(random, 12)}`;
}

/** The order that an attempt belongs to. */
export function orderNumberOf(paymentId: string): string | undefined {
  return /^(PT-[0-9A-Z]{4}-[0-9A-Z]{4,8})-[0-9A-Z]{12}$/.exec(paymentId)?.[1];
}

function randomLetters(random: RandomBytes, length: number): string {
  if (random.length < length) throw new RangeError("too few random bytes");
  return Array.from(random.subarray(0, length), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** `7KQX-M4PA`: for the staff of a venue, short enough to be read out. */
export function voucherCode(random: RandomBytes): string {
  const letters = randomLetters(random, 8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** What the provider takes as the number of an order. */
export function isPaymentOrderId(text: string): boolean {
  return /^[\w=-]{6,64}$/.test(text);
}
