import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client.server.ts";

/** Small enough that no other query waits long for the rows it locks. */
const BATCH = 500;

/** Deletes every row that the condition holds for, and answers with their number. */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  { key, where }: { readonly key: PgColumn; readonly where: SQL | undefined },
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const batch = db.select({ key }).from(table).where(where).limit(BATCH);
    const rows = await db.delete(table).where(inArray(key, batch)).returning({ key });
    deleted += rows.length;
    if (rows.length < BATCH) return deleted;
  }
}
