import type { CartLine } from "#app/domain/order/line/cart-line.ts";

/** The cart of whoever is logged in; undefined where it cannot be read. */
export async function fetchCart(signal?: AbortSignal): Promise<readonly CartLine[] | undefined> {
  try {
    const response = await fetch("/api/cart", signal ? { signal } : {});
    if (!response.ok) return undefined;
    return ((await response.json()) as { lines: readonly CartLine[] }).lines;
  } catch {
    return undefined;
  }
}
