import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { knownProducts } from "#app/db/query/known-products.server.ts";
import { wishes } from "#app/db/schema/catalog/saved-tables.ts";
import { clampToPastYear, type MyLists } from "#app/domain/catalog/saved/my-lists.ts";

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
