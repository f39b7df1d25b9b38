import { useMemo } from "react";
import { type Cart, parseCart, withLines, withoutLine } from "#app/domain/booking/cart.ts";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { type CartStore, useCartStore, useCartText } from "./cart-store.ts";

export type MyCart = {
  /** Undefined until it is known whose it is. */
  readonly lines: Cart | undefined;
  readonly remove: (key: string) => void;
  readonly add: (lines: readonly CartLine[]) => void;
};

/** The cart of whoever is signed in. A server will stand behind it; pages see only this. */
export function useCart(): MyCart {
  const store = useCartStore();
  const text = useCartText();
  const lines = useMemo(() => (store ? parseCart(text) : undefined), [store, text]);
  return {
    lines,
    add: (added) => store && addTo(store, added),
    remove: (key) => store?.write(JSON.stringify(withoutLine(parseCart(store.read()), key))),
  };
}

/** Read anew before it is written: another tab may have put something in. */
export function addTo(store: CartStore, added: readonly CartLine[]): void {
  store.write(JSON.stringify(withLines(parseCart(store.read()), added)));
}
