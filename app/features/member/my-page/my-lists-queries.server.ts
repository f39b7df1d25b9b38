import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { recentItems, recentSearches, wishes } from "#app/db/schema/catalog/saved-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Won } from "#app/domain/common/money.ts";
import { refText } from "#app/domain/common/product/product-ref.ts";

/** At most this many wishes are listed. */
const MAX_WISHES = 500;

export type MyListsAnswer = Awaited<ReturnType<typeof findMyLists>>;

/** What a browser shows of an account, newest first. */
export async function findMyLists(db: Database, memberId: string) {
  const searches = await db
    .select({ words: recentSearches.words })
    .from(recentSearches)
    .where(eq(recentSearches.memberId, memberId))
    .orderBy(desc(recentSearches.searchedAt), recentSearches.words);
  const [member] = await db
    .select({ textSize: members.textSize })
    .from(members)
    .where(eq(members.id, memberId));
  const saved = await listWishes(db, memberId);
  return {
    wishes: saved.map(refText),
    savedPrices: savedPricesOf(saved),
    searches: searches.map(({ words }) => words),
    textSize: member?.textSize ?? "normal",
  };
}

type Wish = Awaited<ReturnType<typeof listWishes>>[number];

export async function listWishes(db: Database, memberId: string) {
  return db
    .select({ kind: wishes.productKind, id: wishes.productId, savedPrice: wishes.savedPrice })
    .from(wishes)
    .where(eq(wishes.memberId, memberId))
    .orderBy(desc(wishes.createdAt), wishes.productKind, wishes.productId)
    .limit(MAX_WISHES);
}

/** By product reference; products saved without a price are left out. */
export function savedPricesOf(saved: readonly Wish[]): Record<string, Won> {
  return Object.fromEntries(
    saved.flatMap(({ savedPrice, ...product }) =>
      savedPrice === null ? [] : [[refText(product), savedPrice]],
    ),
  );
}

export async function listRecentItems(db: Database, memberId: string) {
  return db
    .select({
      kind: recentItems.productKind,
      id: recentItems.productId,
      seenAt: recentItems.seenAt,
    })
    .from(recentItems)
    .where(eq(recentItems.memberId, memberId))
    .orderBy(desc(recentItems.seenAt), recentItems.productKind, recentItems.productId);
}
