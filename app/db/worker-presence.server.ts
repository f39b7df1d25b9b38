import { eq, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { ConnectionLost } from "./database-away.ts";
import { openConnection } from "./postgres-pool.server.ts";
import type * as schema from "./schema/index.ts";
import { workers } from "./schema/work/workers.ts";
import { longDead, PRESENCE_LOCK, type Worker } from "./worker.ts";

/** As the client opens it, which opens this. */
type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

const BEAT_MS = 1_000;
const HOLD_AGAIN_MS = 250;

/** A worker that is there, and what ends its presence. */
export type Presence = { readonly worker: Worker; readonly leave: () => Promise<void> };

/**
 * Holds a lock on a connection of its own for as long as this process lives: the end of the process ends the
 * connection, and with it the lock, at once. In an open transaction, which a pooler leaves on one connection; it has
 * no snapshot, so that nothing waits for it. A heartbeat says the same while that connection is lost.
 */
export async function joinPostgres(url: string, db: Database): Promise<Presence> {
  await db.delete(workers).where(longDead);
  const [row] = await db.insert(workers).values({}).returning({ id: workers.id });
  if (!row) throw new Error("a worker was not written");
  const { id } = row;
  let isOver = false;
  let end = async () => {};

  async function hold(): Promise<void> {
    const connection = await openConnection(url);
    end = () => connection.end();
    try {
      await connection.query("begin");
      await connection.query("set local idle_in_transaction_session_timeout = 0");
      // A machine that vanished says no goodbye: the server asks after five seconds of silence.
      for (const [name, seconds] of [
        ["idle", 5],
        ["interval", 2],
        ["count", 3],
      ]) {
        await connection.query(`set local tcp_keepalives_${name} = ${seconds}`);
      }
      await connection.query("select pg_advisory_xact_lock($1, $2)", [PRESENCE_LOCK, id]);
    } catch (cause) {
      await connection.end().catch(() => {});
      throw new ConnectionLost(cause);
    }
    connection.once("end", holdAgain);
    await beat(db, id, true);
  }
  function holdAgain(): void {
    if (!isOver) setTimeout(() => void hold().catch(holdAgain), HOLD_AGAIN_MS).unref();
  }

  await hold();
  const timer = setInterval(() => void beat(db, id, false).catch(() => {}), BEAT_MS);
  timer.unref();
  return {
    worker: { id, busy: new Set() },
    leave: async () => {
      isOver = true;
      clearInterval(timer);
      await db
        .delete(workers)
        .where(eq(workers.id, id))
        .catch(() => {});
      await end();
    },
  };
}

/** Also after others have taken it for dead and removed its row. */
async function beat(db: Database, id: number, hasJustCome: boolean): Promise<void> {
  const now = sql`now()`;
  await db
    .insert(workers)
    .overridingSystemValue()
    .values({ id })
    .onConflictDoUpdate({
      target: workers.id,
      set: { seenAt: now, ...(hasJustCome ? { presentSince: now } : {}) },
    });
}

/** The embedded database belongs to one process: whoever starts is the only one, and may judge at once. */
export async function joinEmbedded(db: Database): Promise<Worker> {
  await db.delete(workers);
  const [row] = await db
    .insert(workers)
    .values({ presentSince: sql`'-infinity'` })
    .returning({ id: workers.id });
  if (!row) throw new Error("a worker was not written");
  return { id: row.id, busy: new Set() };
}
