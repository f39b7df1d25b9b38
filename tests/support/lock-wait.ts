import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#app/db/client.server.ts";

/** Waits until a session of this database waits for a lock that another holds. */
export async function someoneWaitsForLock(db: Database): Promise<void> {
  const waiting = async () => {
    const rows = await db.execute(sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return [...(rows as unknown as Iterable<unknown>)].length;
  };
  await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(0);
}
