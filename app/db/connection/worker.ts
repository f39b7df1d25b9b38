import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { workers } from "../schema/operations/workers-tables.ts";

/** A process that does work, by its number in the database. */
export type Worker = {
  readonly id: number;
  /** The rows that it is working on at this moment, so that it never begins its own work twice. */
  readonly busy: Set<number | string>;
};

/** What a living worker has claimed for so long, and is not at, it has lost sight of: the database was away. */
export const OUT_OF_SIGHT_SECONDS = 4;
export const OUT_OF_SIGHT = sql`make_interval(secs => ${OUT_OF_SIGHT_SECONDS})`;

/** The class of the locks that say who is there; any number that nothing else in this database locks. */
export const PRESENCE_LOCK = 7_203_402;

/** How long somebody may be out of sight before they count as dead: a machine may be short of processors. */
const GRACE = sql`interval '8 seconds'`;
/** How long one looks before one judges: as much later may another come back from the same failover. */
const LOOK = sql`interval '5 seconds'`;

/** The numbers of all whose connection is there: a process that only stalls keeps it. */
export const PRESENT = sql`(
  select l.objid::bigint from pg_locks l
  where l.locktype = 'advisory' and l.classid = ${PRESENCE_LOCK} and l.objsubid = 2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))`;

/**
 * Whether what somebody has claimed is nobody's any more: their connection is gone, and so is their heartbeat.
 * Whoever asks has held their own lock for long enough: after a failover all of them come back at about the same time,
 * and none has a lock there yet. Who has been there forever is alone, on the embedded database.
 */
export function isOfDeadWorker(claimedBy: PgColumn, { id }: Worker): SQL {
  return sql`(${claimedBy} is not null and ${claimedBy} <> ${id}
    and exists (select from ${workers} me where me.id = ${id} and (me.present_since = '-infinity'
      or (me.present_since < now() - ${LOOK} and me.id in ${PRESENT})))
    and not exists (
      select from ${workers} w where w.id = ${claimedBy}
        and (w.seen_at between now() - ${GRACE} and now() + ${GRACE} or w.id in ${PRESENT})))`;
}

/** Removes those who have been dead for long; what they had claimed is free without their row, too. */
export const longDead = sql`${workers.seenAt} < now() - interval '1 hour' and ${workers.id} not in ${PRESENT}`;
