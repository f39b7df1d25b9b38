import { sql } from "drizzle-orm";
import type { QueryResult } from "pg";
import { expect } from "vitest";
import type { Database } from "#app/db/client.server.ts";

/** Waits until a session of this database waits for a lock that another holds. */
export async function someoneWaitsForLock(db: Database): Promise<void> {
  const waiting = async () => {
    const found = await db.execute(sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return (found as QueryResult).rows.length;
  };
  await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(0);
}
