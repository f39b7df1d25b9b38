import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { providerReadings } from "#app/db/schema/order/provider-list-tables.ts";

/** The first reading of a shop that has sold before. */
const FIRST_FROM = sql`now() - interval '31 days'`;
/** What is charged at this moment may not be in our records yet. */
const NOT_YET = sql`interval '2 minutes'`;
/** Read once more with each window: an entry may come late. */
const OVERLAP = sql`interval '1 hour'`;
/** Read once more every day, for what came later still. */
const DEEP_OVERLAP = sql`interval '3 days'`;
const DEEP_EVERY = sql`interval '20 hours'`;
const READ_EVERY = sql`interval '10 minutes'`;
const TRY_AGAIN = sql`interval '20 seconds'`;

export type Reading = {
  readonly from: Date;
  readonly until: Date;
  readonly startingAfter: string | null;
};

/** The window to read, if one is due: the one that was interrupted, or a new one. */
export async function beginReading(db: Database): Promise<Reading | undefined> {
  await db.insert(providerReadings).values({ readUntil: FIRST_FROM }).onConflictDoNothing();
  const isDeep = sql`coalesce(${providerReadings.deepAt} < now() - ${DEEP_EVERY}, true)`;
  const overlap = sql`case when ${isDeep} then ${DEEP_OVERLAP} else ${OVERLAP} end`;
  const [row] = await db
    .update(providerReadings)
    .set({
      windowFrom: sql`coalesce(${providerReadings.windowFrom}, ${providerReadings.readUntil} - ${overlap})`,
      // Whole seconds, as the provider counts: what is compared later must be the same moment.
      windowUntil: sql`coalesce(${providerReadings.windowUntil}, greatest(${providerReadings.readUntil}, date_trunc('second', now() - ${NOT_YET})))`,
    })
    .where(sql`${providerReadings.nextAt} <= now()`)
    .returning({
      from: providerReadings.windowFrom,
      until: providerReadings.windowUntil,
      startingAfter: providerReadings.startingAfter,
    });
  if (!row?.from || !row.until) return undefined;
  return { from: row.from, until: row.until, startingAfter: row.startingAfter };
}

/** The position in the list is still where this reader began: no other reader has advanced it. */
function isAt({ until, startingAfter }: Reading): SQL | undefined {
  return and(
    eq(sql`date_trunc('milliseconds', ${providerReadings.windowUntil})`, until),
    sql`${providerReadings.startingAfter} is not distinct from ${startingAfter}`,
  );
}

/** From what was compared last, with its overlap, up to now; undefined before the first reading. */
export async function recentWindow(db: Database) {
  const [window] = await db
    .select({
      from: sql<Date>`${providerReadings.readUntil} - ${OVERLAP}`.mapWith(
        providerReadings.readUntil,
      ),
      until: sql<Date>`now()`.mapWith(providerReadings.readUntil),
    })
    .from(providerReadings);
  return window;
}

/** A page was compared. False where another reader was quicker. */
export async function advanceReading(
  tx: Database,
  reading: Reading,
  last: string,
): Promise<boolean> {
  return changed(tx, reading, { startingAfter: last });
}

/** The whole window was compared. */
export async function endReading(tx: Database, reading: Reading): Promise<boolean> {
  const wasDeep = sql`${providerReadings.windowUntil} - ${providerReadings.windowFrom} > interval '1 day'`;
  return changed(tx, reading, {
    readUntil: sql`${providerReadings.windowUntil}`,
    windowFrom: null,
    windowUntil: null,
    startingAfter: null,
    nextAt: sql`now() + ${READ_EVERY}`,
    deepAt: sql`case when ${wasDeep} then now() else ${providerReadings.deepAt} end`,
  });
}

/** The provider no longer knows the place in its list: the window is read from its beginning. */
export async function restartReading(tx: Database, reading: Reading): Promise<boolean> {
  return changed(tx, reading, { startingAfter: null, nextAt: sql`now() + ${TRY_AGAIN}` });
}

export async function postponeReading(tx: Database, reading: Reading): Promise<boolean> {
  return changed(tx, reading, { nextAt: sql`now() + ${TRY_AGAIN}` });
}

/** After a restore our records are behind: reads what they lack immediately, in a window that reaches up to now. */
export async function readTransactionsNow(tx: Database): Promise<void> {
  const none = { windowFrom: null, windowUntil: null, startingAfter: null };
  await tx.update(providerReadings).set({ ...none, nextAt: sql`now()` });
}

type Change = PgUpdateSetSource<typeof providerReadings>;

async function changed(tx: Database, reading: Reading, change: Change): Promise<boolean> {
  const rows = await tx
    .update(providerReadings)
    .set(change)
    .where(isAt(reading))
    .returning({ id: providerReadings.id });
  return rows.length === 1;
}
