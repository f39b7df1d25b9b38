import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#app/db/client.server.ts";

/** How many sessions of this database wait for a lock that another holds. */
export function waitingForLocks(db: Database): Promise<number> {
  return db.$count(
    sql`pg_stat_activity`,
    sql`datname = current_database() and wait_event_type = 'Lock'`,
  );
}

/** Waits until a session of this database waits for a lock that another holds. */
export async function someoneWaitsForLock(db: Database): Promise<void> {
  await expect.poll(() => waitingForLocks(db), { interval: 10 }).toBeGreaterThan(0);
}

/** Begins the work while rows are held, and does something else once it waits for them; answers how the work ended. */
export async function whileHeld<T>(
  db: Database,
  hold: (tx: Database) => PromiseLike<unknown>,
  work: () => Promise<T>,
  meanwhile: (tx: Database) => Promise<void>,
): Promise<PromiseSettledResult<T>> {
  let working: Promise<[PromiseSettledResult<T>]> | undefined;
  await db.transaction(async (tx) => {
    await hold(tx);
    working = Promise.allSettled([work()]);
    await someoneWaitsForLock(db);
    await meanwhile(tx);
  });
  const [ended] = (await working) ?? [];
  if (!ended) throw new Error("the work was never begun");
  return ended;
}
