import { type Won, won } from "#app/domain/common/money.ts";

/** Above any real price: a higher one sent by a browser is refused. */
export const MAX_SAVED_PRICE = 100_000_000;

export type PriceChange = { readonly way: "lower" | "higher"; readonly by: Won };

/** The change of a price since it was saved; undefined where one is unknown or nothing changed. */
export function priceChange(
  then: Won | null | undefined,
  now: Won | null | undefined,
): PriceChange | undefined {
  if (then == null || now == null || then === now) return undefined;
  return now < then
    ? { way: "lower", by: won(then - now) }
    : { way: "higher", by: won(now - then) };
}
