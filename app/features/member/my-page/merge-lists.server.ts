import { and, desc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { knownProducts } from "#app/db/known-products.server.ts";
import { recentItems, recentSearches, wishes } from "#app/db/schema/benefit.ts";
import { members } from "#app/db/schema/member.ts";
import { searchChoices } from "#app/db/schema/search.ts";
import { AppError } from "#app/domain/errors.ts";
import { MAX_RECENT_ITEMS, MAX_RECENT_SEARCHES } from "#app/domain/member/list-limits.ts";
import { clampToPastYear, type MyLists } from "#app/domain/member/my-lists.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** Merges the lists of a browser into the account; sending them twice changes nothing. */
export async function mergeLists(
  { db, now }: Pick<Services, "db" | "now">,
  memberId: string,
  { wishes: saved, recent, searches }: MyLists,
): Promise<void> {
  if (saved.length + recent.length + searches.length === 0) return;
  const at = now();
  await db.transaction(async (tx) => {
    await takeTurn(tx, memberId);
    const wanted = await knownProducts(tx, saved);
    if (wanted.length > 0) {
      await tx
        .insert(wishes)
        .values(
          wanted.map(({ kind, id, savedPrice, at: since }) => ({
            memberId,
            productKind: kind,
            productId: id,
            savedPrice,
            createdAt: clampToPastYear(since, at),
          })),
        )
        .onConflictDoNothing();
    }
    const seen = await knownProducts(tx, recent);
    if (seen.length > 0) {
      await tx
        .insert(recentItems)
        .values(
          seen.map(({ kind, id, at: seenAt }) => ({
            memberId,
            productKind: kind,
            productId: id,
            seenAt: clampToPastYear(seenAt, at),
          })),
        )
        .onConflictDoUpdate({
          target: [recentItems.memberId, recentItems.productKind, recentItems.productId],
          set: { seenAt: sql`greatest(${recentItems.seenAt}, excluded.seen_at)` },
        });
      await dropOldItems(tx, memberId);
    }
    if (searches.length > 0 && (await keepsSearches(tx, memberId))) {
      await tx
        .insert(recentSearches)
        .values(
          searches.map(({ word, at: searchedAt }) => ({
            memberId,
            words: word,
            searchedAt: clampToPastYear(searchedAt, at),
          })),
        )
        .onConflictDoUpdate({
          target: [recentSearches.memberId, recentSearches.words],
          set: { searchedAt: sql`greatest(${recentSearches.searchedAt}, excluded.searched_at)` },
        });
      await dropOldSearches(tx, memberId);
    }
  });
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

/** Locked per member: two browsers must not merge at once. A closed account merges nothing. */
async function takeTurn(tx: Database, memberId: string): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.withdrawnAt)))
    .for("no key update");
  if (!member) throw new AppError("auth.login_required");
}

/** Switched off on one device, searches are stored from none. */
async function keepsSearches(tx: Database, memberId: string): Promise<boolean> {
  const [choice] = await tx
    .select({ keeps: searchChoices.keeps })
    .from(searchChoices)
    .where(eq(searchChoices.memberId, memberId));
  return choice?.keeps ?? true;
}

async function dropOldItems(tx: Database, memberId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${recentItems} where member_id = ${memberId} and (product_kind, product_id) not in (
      select product_kind, product_id from ${recentItems} where member_id = ${memberId}
      order by seen_at desc, product_kind, product_id limit ${MAX_RECENT_ITEMS})`);
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
