import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linesOf, roundOfCaddie } from "#app/domain/order/rounds-of.ts";
import type { Cart } from "./cart-lines.ts";

/** Whether two lines are the same choice; what they cost when added does not count. */
export function isSameChoice(one: CartLine, other: CartLine): boolean {
  return choiceOf(one) === choiceOf(other);
}

function choiceOf(line: CartLine): string {
  const chosen = Object.entries(line).filter(
    ([name, value]) => name !== "price" && name !== "fees" && value !== undefined,
  );
  return JSON.stringify(chosen.toSorted(([a], [b]) => a.localeCompare(b, "en")));
}

/** Lines of the cart that new ones would overwrite with another choice. */
export function overwritten(cart: Cart, put: readonly CartLine[]): CartLine[] {
  const coming = new Map(put.map((line) => [lineKey(line), line]));
  return cart.filter((line) => {
    const next = coming.get(lineKey(line));
    return next !== undefined && !isSameChoice(line, next);
  });
}

/** The new lines without caddies who are already on that round, under any key. */
export function withoutNamed(cart: Cart, put: readonly CartLine[]): CartLine[] {
  const all = [...cart, ...put];
  return put.filter((line) => line.kind !== "caddy" || !isNamed(line, cart, all));
}

function isNamed(caddie: LineOf<"caddy">, cart: Cart, all: Cart): boolean {
  const round = roundOfCaddie(caddie, all);
  return linesOf(cart, "caddy").some((other) => {
    if (other.caddyId !== caddie.caddyId || lineKey(other) === lineKey(caddie)) return false;
    const hers = roundOfCaddie(other, all);
    return round !== undefined && hers !== undefined && lineKey(round) === lineKey(hers);
  });
}
