import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { workers } from "./schema/work/workers.ts";

/** A process that does work, by its number in the database. */
export type Worker = {
  readonly id: number;
  /** The rows that it is working on at this moment, so that it never begins its own work twice. */
  readonly busy: Set<number | string>;
};

/** The class of the locks that say who is there; any number that nothing else in this database locks. */
export const PRESENCE_LOCK = 7_203_402;

/** How long somebody may be out of sight before they count as dead; and how long one looks before one judges. */
const GRACE = sql`interval '4 seconds'`;

/** The numbers of all whose connection is there: a process that only stalls keeps it. */
const PRESENT = sql`(
  select l.objid::bigint from pg_locks l
  where l.locktype = 'advisory' and l.classid = ${PRESENCE_LOCK} and l.objsubid = 2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))`;

/**
 * Whether what somebody has claimed is nobody's any more: their connection is gone, and so is their heartbeat.
 * Whoever asks has looked long enough themselves: after a failover all of them come back at about the same time.
 */
export function isOfDeadWorker(claimedBy: PgColumn, { id }: Worker): SQL {
  return sql`(${claimedBy} is not null and ${claimedBy} <> ${id}
    and exists (select from ${workers} me where me.id = ${id} and me.present_since < now() - ${GRACE})
    and not exists (
      select from ${workers} w where w.id = ${claimedBy}
        and (w.seen_at > now() - ${GRACE} or w.id in ${PRESENT})))`;
}

/** Removes those who have been dead for long; what they had claimed is free without their row, too. */
export const longDead = sql`${workers.seenAt} < now() - interval '1 hour' and ${workers.id} not in ${PRESENT}`;
