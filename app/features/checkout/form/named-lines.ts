import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { namesNeeded } from "#app/domain/order/people/traveller.ts";
import type { NamedLine } from "./checkout-form-lines.ts";

/** How many names a line wants, and how many it takes at most. */
export function namedLine(line: CartLine): NamedLine {
  const need = namesNeeded(line);
  return { key: lineKey(line), need, most: Math.max(need, mostNames(line, need)) };
}

function mostNames(line: CartLine, need: number): number {
  if (line.kind === "hotel") return line.adults + line.children;
  return line.kind === "callvan" ? line.people : need;
}
