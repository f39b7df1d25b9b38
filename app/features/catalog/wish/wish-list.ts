import { MAX_MERGED } from "#app/domain/catalog/saved/list-limits.ts";
import { browserList } from "#app/platform/browser/browser-list.ts";

/** Saved products, as `course:th-siam-old`, with the price at that time. */
export const wishList = browserList("palmtee.wish", MAX_MERGED, priceOf);

/** Fetched rather than read from the card: a list shows the price of a chosen day, a saved card the cheapest. */
async function priceOf(ref: string): Promise<number | undefined> {
  const response = await fetch(`/api/wish?ids=${ref}`);
  const { prices } = (await response.json()) as { readonly prices: Record<string, number> };
  return prices[ref];
}
