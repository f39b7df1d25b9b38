import type { Won } from "#app/domain/common/money.ts";
import {
  type CartLine,
  cartLineSchema,
  type LineOf,
  MAX_LINES,
} from "#app/domain/order/line/cart-line.ts";
import type { Pill } from "#app/domain/order/line/line-edit.ts";
import { lineDay } from "#app/domain/order/line/line-facts.ts";
import type { Quote } from "#app/domain/order/quote-types.ts";

export type Cart = readonly CartLine[];

/** Reads a stored cart: an invalid line is dropped, not the others. */
export function parseCart(text: string | null): Cart {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? readLines(stored).slice(0, MAX_LINES) : [];
  } catch {
    return [];
  }
}

export function readLines(stored: readonly unknown[]): Cart {
  return stored.flatMap((line) => cartLineSchema.safeParse(line).data ?? []);
}

/** In the order of the trip. */
export function inTripOrder(cart: Cart): Cart {
  return cart.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

function startOf(line: CartLine): string {
  const time = line.kind === "golf" ? line.time : line.kind === "caddy" ? "23:58" : "23:59";
  return `${lineDay(line)} ${time}`;
}

/** The price of a line with one property changed; null where it is not available. */
export type PricedChoice = { readonly value: string; readonly total: Won | null };

export type PricedPill = {
  readonly pill: Pill;
  readonly now: string;
  readonly choices: readonly PricedChoice[];
};

/** A cart with every possible change and its price. */
export type CartPreview = {
  readonly quote: Quote;
  /** By the key of the line. */
  readonly pills: Readonly<Record<string, readonly PricedPill[]>>;
  /** Pick-up time of the van of a round, by the round's key. */
  readonly pickUps: Readonly<Record<string, string>>;
  /** Driving minutes from the hotels of the cart to its courses. */
  readonly minutes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** A suggested ride back to the airport, priced; null where none is missing. */
  readonly returnRide: LineOf<"callvan"> | null;
};
