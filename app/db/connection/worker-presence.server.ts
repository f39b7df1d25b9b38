import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { workers } from "../schema/operations/workers-tables.ts";
import { cutOff } from "./postgres-connection.server.ts";
import { holdPresence } from "./presence-lock.server.ts";
import { longDead, PRESENT, type Worker } from "./worker.ts";

/** As the client opens it, which opens this. */
type Database = PgDatabase<PgQueryResultHKT>;

const BEAT_MS = 1_000;
/** One waits at a time: where commits are slow, all connections would be in their hands. What takes longer is lost. */
const SLOW_BEAT_MS = 5_000;
/** A server that does not answer keeps nobody from leaving: without its lock and heartbeat a row says nothing. */
const LEAVE_MS = 2_000;

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
  const lock = await holdPresence(url, id, (connection) => beat(drizzle(connection), id, true));
  let lastBeat = Promise.resolve();
  let waitingSince: number | undefined;

  async function beatOnce(): Promise<void> {
    const held = lock.held();
    const isPresent = await beat(db, id, false).catch(() => undefined);
    // Where the shop works now nobody knows of it: its server has vanished, or has given it up.
    if (isPresent === false && held && held === lock.held()) cutOff(held);
  }
  const timer = setInterval(() => {
    const now = performance.now();
    if (waitingSince !== undefined && now - waitingSince < SLOW_BEAT_MS) return;
    waitingSince = now;
    lastBeat = beatOnce().finally(() => {
      waitingSince = undefined;
    });
  }, BEAT_MS);
  timer.unref();

  async function remove(): Promise<void> {
    // A heartbeat that is under way would write its row again.
    await lastBeat;
    await db.delete(workers).where(eq(workers.id, id));
  }
  return {
    worker: { id, busy: new Set() },
    leave: async () => {
      clearInterval(timer);
      const late = pause(LEAVE_MS, undefined, { ref: false });
      await Promise.all([lock.release(), Promise.race([remove().catch(() => {}), late])]);
    },
  };
}

/**
 * Also after others have taken it for dead and removed its row. Answers whether the server that was told knows its
 * lock: after a failover that is another server than the one that the lock was taken from.
 */
async function beat(
  db: Pick<PgDatabase<PgQueryResultHKT>, "insert">,
  id: number,
  hasJustCome: boolean,
): Promise<boolean> {
  const now = sql`now()`;
  const [row] = await db
    .insert(workers)
    .overridingSystemValue()
    .values({ id })
    .onConflictDoUpdate({
      target: workers.id,
      set: { seenAt: now, ...(hasJustCome ? { presentSince: now } : {}) },
    })
    .returning({ isPresent: sql<boolean>`${workers.id} in ${PRESENT}` });
  return row?.isPresent === true;
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
