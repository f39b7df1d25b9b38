import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** The named lines of a member's own cart; all of them where none is named. */
export async function chosenLines(
  { db }: Services,
  memberId: string,
  keys: readonly string[],
): Promise<CartLine[]> {
  const wanted = new Set(keys);
  const cart = await listCart(db, memberId);
  return cart.filter((line) => wanted.size === 0 || wanted.has(lineKey(line)));
}
