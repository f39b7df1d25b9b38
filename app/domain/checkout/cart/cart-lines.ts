import { type CartLine, cartLineSchema, MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import { lineDay } from "#app/domain/order/line/line-facts.ts";

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
