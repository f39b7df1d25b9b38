import { type Won, won } from "../money.ts";

/** No price of ours is higher; what a browser says beyond it is no price. */
export const MAX_SAVED_PRICE = 100_000_000;

export type PriceChange = { readonly way: "lower" | "higher"; readonly by: Won };

/** What a product costs now against then; nothing to say where one of them is unknown, or nothing changed. */
export function priceChange(
  then: Won | null | undefined,
  now: Won | null | undefined,
): PriceChange | undefined {
  if (then == null || now == null || then === now) return undefined;
  return now < then
    ? { way: "lower", by: won(then - now) }
    : { way: "higher", by: won(now - then) };
}
