import type { LocalDate } from "#app/domain/date/local-date.ts";

/** Without letters and figures that are taken for one another on the phone. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

/** Bytes from chance, as the caller has them: at least 16. */
export type Chance = Uint8Array;

/** `PT-2701-4K7QXM`: the month of ordering, and letters by chance. */
export function orderNumber(orderedOn: LocalDate, chance: Chance): string {
  return `PT-${orderedOn.slice(2, 4)}${orderedOn.slice(5, 7)}-${word(chance, LENGTH)}`;
}

/** What the provider calls one attempt to pay: another for every attempt, and not to be guessed. */
export function paymentOrderId(number: string, chance: Chance): string {
  return `${number}-${word(chance, 12)}`;
}

/** The order that an attempt belongs to. */
export function orderNumberOf(paymentId: string): string | undefined {
  return /^(PT-[0-9A-Z]{4}-[0-9A-Z]{4,8})-[0-9A-Z]{12}$/.exec(paymentId)?.[1];
}

function word(chance: Chance, length: number): string {
  if (chance.length < length) throw new RangeError("too little chance for a number");
  return Array.from(chance.subarray(0, length), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** `7KQX-M4PA`: for the desk of a venue, short enough to be read out. */
export function voucherCode(chance: Chance): string {
  const letters = word(chance, 8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
