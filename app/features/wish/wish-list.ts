import { MAX_MERGED } from "#app/domain/member/list-limits.ts";
import { browserList } from "#app/platform/browser/browser-list.ts";

/** What somebody saved, as `course:th-siam-old`, and what the card of it said then. */
export const wishList = browserList("palmtee.wish", MAX_MERGED, priceOf);

/** Asked for, not read beside the heart: a list shows the price of a chosen day, a saved card that of the cheapest. */
async function priceOf(word: string): Promise<number | undefined> {
  const response = await fetch(`/api/wish?ids=${word}`);
  const { prices } = (await response.json()) as { readonly prices: Record<string, number> };
  return prices[word];
}
