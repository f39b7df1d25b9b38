import { sumWon, type Won } from "../money.ts";
import { type CartLine, cartLineSchema, type LineOf, MAX_LINES } from "./cart-line.ts";
import { lineDay, lineKey, lineTotal } from "./line-facts.ts";

export type Cart = readonly CartLine[];

/** What was kept, however it was kept: a line that makes no sense any more is dropped, not the others. */
export function parseCart(text: string | null): Cart {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((line) => cartLineSchema.safeParse(line).data ?? []).slice(0, MAX_LINES);
  } catch {
    return [];
  }
}

/** In the order of the trip. */
export function withLines(cart: Cart, added: readonly CartLine[]): Cart {
  const keys = new Set(added.map(lineKey));
  const others = cart.filter((line) => !keys.has(lineKey(line)));
  return [...others, ...added]
    .slice(-MAX_LINES)
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

export function withoutLine(cart: Cart, key: string): Cart {
  return cart.filter((line) => lineKey(line) !== key);
}

export function cartTotal(cart: Cart): Won {
  return sumWon(cart.map(lineTotal));
}

/** A caddy whose round is not there: same course, same day. */
export function lacksRound(caddy: LineOf<"caddy">, cart: Cart): boolean {
  return !cart.some(
    (line) => line.kind === "golf" && line.courseId === caddy.courseId && line.date === caddy.date,
  );
}

function startOf(line: CartLine): string {
  const time = line.kind === "golf" ? line.time : line.kind === "caddy" ? "23:58" : "23:59";
  return `${lineDay(line)} ${time}`;
}
