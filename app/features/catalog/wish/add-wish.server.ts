import { and, eq } from "drizzle-orm";
import { knownProducts } from "#app/db/query/known-products.server.ts";
import { wishes } from "#app/db/schema/catalog/saved-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ProductRef } from "#app/domain/common/product/product-ref.ts";
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
