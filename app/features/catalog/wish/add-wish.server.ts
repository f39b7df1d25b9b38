import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { knownProducts } from "#app/db/query/known-products.server.ts";
import { wishes } from "#app/db/schema/catalog/saved-tables.ts";
import {
  clampToPastYear,
  type MergedWish,
  type MyLists,
} from "#app/domain/catalog/saved/my-lists.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import {
  cardPrices,
  productCards,
} from "#app/features/catalog/product/product-card-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** Saving twice retains the first price; `savedPrice` comes from the shop, never from the browser. */
export async function addWish(
  { db, now }: Pick<Services, "db" | "now">,
  memberId: string,
  product: ProductRef,
  savedPrice: Won | undefined,
): Promise<void> {
  const [known] = await knownProducts(db, [product]);
  if (!known) throw new AppError("common.not_found");
  await db
    .insert(wishes)
    .values({
      memberId,
      productKind: known.kind,
      productId: known.id,
      savedPrice,
      createdAt: now(),
    })
    .onConflictDoNothing();
}

export async function removeWish(
  { db }: Pick<Services, "db">,
  memberId: string,
  { kind, id }: ProductRef,
): Promise<void> {
  await db
    .delete(wishes)
    .where(
      and(eq(wishes.memberId, memberId), eq(wishes.productKind, kind), eq(wishes.productId, id)),
    );
}

/** Adds what a browser held; what the account has stays as it is. */
export async function addWishes(
  tx: Database,
  memberId: string,
  { saved, now }: { readonly saved: MyLists["wishes"]; readonly now: Date },
): Promise<void> {
  const known = await knownProducts(tx, saved);
  if (known.length === 0) return;
  await tx
    .insert(wishes)
    .values(
      known.map(({ kind, id, savedPrice, at }) => ({
        memberId,
        productKind: kind,
        productId: id,
        savedPrice,
        createdAt: clampToPastYear(at, now),
      })),
    )
    .onConflictDoNothing();
}

export async function deleteWishes(tx: Database, memberId: string): Promise<void> {
  await tx.delete(wishes).where(eq(wishes.memberId, memberId));
}

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
