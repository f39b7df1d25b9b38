import { phoneNumber } from "#app/domain/member/profile/phone-number.ts";

/** What of a phone number a search at the desk may know. */
export type PhoneSearch =
  | { readonly by: "end"; readonly digits: string }
  | { readonly by: "whole"; readonly numbers: readonly string[] };

/** Shown next to every masked number. */
const SHOWN_DIGITS = 4;
/** The shortest number that anybody has, with its area. */
const SHORTEST = 8;

/**
 * A number is found whole, in any notation, or by its last four digits, which are shown anyway. Anything between
 * would let a search guess the masked digits one by one.
 */
export function phoneSearch(q: string): PhoneSearch | undefined {
  if (/[^\d\s()+.-]/.test(q)) return undefined;
  const digits = q.replace(/\D/g, "");
  if (digits.length === SHOWN_DIGITS) return { by: "end", digits };
  if (digits.length < SHORTEST) return undefined;
  const abroad = /^(?:820?|0)(\d+)$/.exec(digits)?.[1];
  // 010-1234-5678 is also written +82 10 1234 5678.
  const numbers = abroad ? [`0${abroad}`, `82${abroad}`] : [digits];
  return { by: "whole", numbers };
}

/** The whole number that a text asks for, in one notation: what a search tries, and what an order by telephone finds. */
export function wholeNumber(q: string): string | undefined {
  const search = phoneSearch(q);
  const digits = phoneNumber(q, "KR")?.slice(1);
  const number = search?.by === "whole" ? search.numbers[0] : digits;
  return number?.replace(/^82/, "0");
}
