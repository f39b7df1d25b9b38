import { type Won, won } from "#app/domain/common/money.ts";
import { type Bill, type BillCode, billPart } from "#app/domain/pricing/bill.ts";
import type { CartLine } from "./cart-line.ts";
import { lineTotal } from "./line-facts.ts";

/** Where the rows of a round's bill go in its line. */
const PARTS = {
  green: ["green", "seat"],
  cart: ["cart"],
  caddy: ["caddy"],
  van: ["ride", "ride_peak", "ride_early", "ride_late", "ride_area", "ride_wait", "ride_stop"],
} as const satisfies Record<string, readonly BillCode[]>;

export type PriceChange = {
  readonly part: keyof typeof PARTS | "total";
  readonly before: Won;
  readonly after: Won;
};

/** The line at the price its bill says now. */
export function repriced(line: CartLine, bill: Bill): CartLine {
  if (line.kind !== "golf") return { ...line, price: bill.total };
  const [green, cart, caddy, van] = [PARTS.green, PARTS.cart, PARTS.caddy, PARTS.van].map((codes) =>
    billPart(bill, codes),
  );
  const none = won(0);
  return {
    ...line,
    fees: { green: green ?? none, cart: cart ?? none, caddy: caddy ?? none, van: van ?? none },
  };
}

/** Price changes since the line was added, which are always shown. */
export function priceChanges(line: CartLine, bill: Bill): PriceChange[] {
  if (lineTotal(line) === bill.total && line.kind !== "golf") return [];
  if (line.kind !== "golf") return [{ part: "total", before: lineTotal(line), after: bill.total }];
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
    const [before, after] = [line.fees[part], billPart(bill, PARTS[part])];
    return before === after ? [] : [{ part, before, after }];
  });
}
