import { numberFormat } from "#app/domain/common/text/formats.ts";
import { LANGUAGES, LOCALE_TAG, type Locale } from "./language/languages.ts";

/** Whole won. A fraction of a won is never charged, nor refunded. */
export type Won = number & { readonly __unit: "won" };

export function won(amount: number): Won {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of won: ${amount}`);
  return amount as Won;
}

export function sumWon(amounts: readonly Won[]): Won {
  return won(amounts.reduce((total, amount) => total + amount, 0));
}

/** Rounds down to a whole won. */
export function percentOf(amount: Won, percent: number): Won {
  return won(Math.floor((amount * percent) / 100));
}

/** Rounds to the nearest thousand won, as prices are quoted. */
export function roundToThousand(amount: number): Won {
  return won(Math.round(amount / 1000) * 1000);
}

export function formatWon(amount: Won, locale: Locale): string {
  return `₩${numberFormat(LOCALE_TAG[locale]).format(amount)}`;
}

/** A price that fits a calendar cell: 만 원 with one decimal in Korean (24.2), thousands in English (242k). */
export function formatShortWon(amount: Won, locale: Locale): string {
  const { unit, digits, suffix } = LANGUAGES[locale].shortPrice;
  return `${(amount / unit).toFixed(digits)}${suffix}`;
}
