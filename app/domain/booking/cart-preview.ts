import type { Pill } from "#app/domain/booking/line/line-edit.ts";
import type { Won } from "../money.ts";
import type { LineOf } from "./cart-line.ts";
import type { Quote } from "./quote.ts";

/** What a line would cost with one thing changed; null where it could not be had. */
export type PricedChoice = { readonly value: string; readonly total: Won | null };

export type PricedPill = {
  readonly pill: Pill;
  readonly now: string;
  readonly choices: readonly PricedChoice[];
};

/** A cart with everything one could do about it, each at its price before it is done. */
export type CartPreview = {
  readonly quote: Quote;
  /** By the key of the line. */
  readonly pills: Readonly<Record<string, readonly PricedPill[]>>;
  /** When the van of a round comes, by the round's key. */
  readonly pickUps: Readonly<Record<string, string>>;
  /** By road, from the hotels of the cart to its courses. */
  readonly minutes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The way back to the airport that nobody put in, at its price. */
  readonly wayBack: LineOf<"callvan"> | null;
};
