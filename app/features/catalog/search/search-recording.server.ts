import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { recentSearches } from "#app/db/schema/catalog/saved-tables.ts";
import { searchChoices } from "#app/db/schema/catalog/search-tables.ts";

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
