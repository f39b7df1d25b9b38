import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { recentItems } from "#app/db/schema/catalog/saved-tables.ts";

export async function clearRecent(db: Database, memberId: string): Promise<void> {
  await db.delete(recentItems).where(eq(recentItems.memberId, memberId));
}
