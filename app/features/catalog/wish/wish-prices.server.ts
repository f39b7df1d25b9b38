import type { MergedWish } from "#app/domain/catalog/saved/my-lists.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import { cardPrices, productCards } from "#app/features/catalog/product/product-cards.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Shop = Pick<Services, "db" | "now">;

/** The current price on a product's card, which a saved price is compared with later. */
export async function priceNow(shop: Shop, product: ProductRef): Promise<Won | undefined> {
  return (await pricesNow(shop, [product]))[refText(product)];
}

/** Without a stored price the current one is used. */
export async function withPrices(shop: Shop, wishes: readonly MergedWish[]): Promise<MergedWish[]> {
  const prices = await pricesNow(
    shop,
    wishes.filter(({ savedPrice }) => savedPrice === undefined),
  );
  return wishes.map((wish) => {
    const savedPrice = wish.savedPrice ?? prices[refText(wish)];
    return savedPrice === undefined ? wish : { ...wish, savedPrice };
  });
}

async function pricesNow(shop: Shop, products: readonly ProductRef[]) {
  return cardPrices(await productCards(shop, DEFAULT_LOCALE, products));
}
