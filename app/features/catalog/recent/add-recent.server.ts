import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { knownProducts } from "#app/db/query/known-products.server.ts";
import { recentItems } from "#app/db/schema/catalog/saved-tables.ts";
import { MAX_RECENT_ITEMS } from "#app/domain/catalog/saved/list-limits.ts";
import { clampToPastYear, type MyLists } from "#app/domain/catalog/saved/my-lists.ts";

/** Adds what a browser held, and drops the oldest beyond the limit. */
export async function addRecent(
  tx: Database,
  memberId: string,
  { recent, now }: { readonly recent: MyLists["recent"]; readonly now: Date },
): Promise<void> {
  const known = await knownProducts(tx, recent);
  if (known.length === 0) return;
  await tx
    .insert(recentItems)
    .values(
      known.map(({ kind, id, at }) => ({
        memberId,
        productKind: kind,
        productId: id,
        seenAt: clampToPastYear(at, now),
      })),
    )
    .onConflictDoUpdate({
      target: [recentItems.memberId, recentItems.productKind, recentItems.productId],
      set: { seenAt: sql`greatest(${recentItems.seenAt}, excluded.seen_at)` },
    });
  await dropOldItems(tx, memberId);
}

async function dropOldItems(tx: Database, memberId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${recentItems} where member_id = ${memberId} and (product_kind, product_id) not in (
      select product_kind, product_id from ${recentItems} where member_id = ${memberId}
      order by seen_at desc, product_kind, product_id limit ${MAX_RECENT_ITEMS})`);
}

export async function clearRecent(db: Database, memberId: string): Promise<void> {
  await db.delete(recentItems).where(eq(recentItems.memberId, memberId));
}
