import { type StockNeed, stockKey } from "#app/domain/order/stock-need.ts";

/** What a changed line needs in addition to what it holds; taken before anything is released. */
export function additionalNeeds(
  held: readonly StockNeed[],
  needed: readonly StockNeed[],
): StockNeed[] {
  const has = new Map<string, number>();
  for (const need of held) {
    has.set(stockKey(need), (has.get(stockKey(need)) ?? 0) + need.quantity);
  }
  return needed.flatMap((need) => {
    const quantity = need.quantity - (has.get(stockKey(need)) ?? 0);
    return quantity > 0 ? [{ ...need, quantity }] : [];
  });
}
