import { sql } from "drizzle-orm";
import type { QueryResult } from "pg";
import type { Database } from "#app/db/client.server.ts";
import { PRESENCE_LOCK } from "#app/db/connection/worker.ts";

type Seat = { pid: number; granted: boolean };

/** Who has the lock of a worker, or waits for it; of this database alone, since others beside it number theirs alike. */
export async function presenceSeats(db: Database, worker: number): Promise<Seat[]> {
  const found = await db.execute(sql`
    select pid, granted from pg_locks
    where locktype = 'advisory' and classid = ${PRESENCE_LOCK} and objid = ${worker}
      and database = (select oid from pg_database where datname = current_database())
    order by granted desc`);
  return (found as QueryResult<Seat>).rows;
}

export async function presenceHolder(db: Database, worker: number): Promise<number | undefined> {
  return (await presenceSeats(db, worker)).find(({ granted }) => granted)?.pid;
}
