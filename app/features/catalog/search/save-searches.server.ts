import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { recentSearches } from "#app/db/schema/catalog/saved-tables.ts";
import { searchChoices } from "#app/db/schema/catalog/search-tables.ts";
import { MAX_RECENT_SEARCHES } from "#app/domain/catalog/saved/list-limits.ts";
import { clampToPastYear, type MyLists } from "#app/domain/catalog/saved/my-lists.ts";

/** Adds what a browser held, unless the member chose on any device to save no searches. */
export async function addSearches(
  tx: Database,
  memberId: string,
  { searches, now }: { readonly searches: MyLists["searches"]; readonly now: Date },
): Promise<void> {
  if (searches.length === 0 || !(await keepsSearches(tx, memberId))) return;
  await tx
    .insert(recentSearches)
    .values(
      searches.map(({ word, at }) => ({
        memberId,
        words: word,
        searchedAt: clampToPastYear(at, now),
      })),
    )
    .onConflictDoUpdate({
      target: [recentSearches.memberId, recentSearches.words],
      set: { searchedAt: sql`greatest(${recentSearches.searchedAt}, excluded.searched_at)` },
    });
  await dropOldSearches(tx, memberId);
}

export async function forgetSearches(
  db: Database,
  memberId: string,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await db
    .delete(recentSearches)
    .where(and(eq(recentSearches.memberId, memberId), inArray(recentSearches.words, [...words])));
}

export async function deleteSearches(tx: Database, memberId: string): Promise<void> {
  await tx.delete(recentSearches).where(eq(recentSearches.memberId, memberId));
  await tx.delete(searchChoices).where(eq(searchChoices.memberId, memberId));
}

async function dropOldSearches(tx: Database, memberId: string): Promise<void> {
  const newest = tx
    .select({ words: recentSearches.words })
    .from(recentSearches)
    .where(eq(recentSearches.memberId, memberId))
    .orderBy(desc(recentSearches.searchedAt), recentSearches.words)
    .limit(MAX_RECENT_SEARCHES);
  await tx
    .delete(recentSearches)
    .where(and(eq(recentSearches.memberId, memberId), notInArray(recentSearches.words, newest)));
}

export async function keepsSearches(db: Database, memberId: string): Promise<boolean> {
  const [choice] = await db
    .select({ keeps: searchChoices.keeps })
    .from(searchChoices)
    .where(eq(searchChoices.memberId, memberId));
  return choice?.keeps ?? true;
}

/** Switching it off also deletes the recorded searches. */
export async function setSearchRecording(
  db: Database,
  memberId: string,
  keeps: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(searchChoices)
      .values({ memberId, keeps })
      .onConflictDoUpdate({ target: searchChoices.memberId, set: { keeps } });
    if (!keeps) await tx.delete(recentSearches).where(eq(recentSearches.memberId, memberId));
  });
}
