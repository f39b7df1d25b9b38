import type { CheckoutItem, CheckoutLine } from "./checkout-view.ts";

/** What the lines are sold as: each becomes a reservation. */
export function itemsOf(lines: readonly CheckoutLine[]): readonly CheckoutItem[] {
  return lines.flatMap(({ items }) => items);
}
