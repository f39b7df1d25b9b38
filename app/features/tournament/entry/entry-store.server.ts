import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  tournamentEntrants,
  tournamentEntries,
  tournamentScores,
} from "#app/db/schema/tournament-tables.ts";
import type { Person } from "#app/domain/tournament/entry-application.ts";
import { OPEN_STATES } from "#app/domain/tournament/entry-state.ts";
import { releaseEntryPlaces } from "#app/features/pricing/stock/hold-places.server.ts";

export type Entry = typeof tournamentEntries.$inferSelect;
type Change = Partial<typeof tournamentEntries.$inferInsert>;

/** The member's entry that is not over, locked until the transaction ends. */
export async function lockOpenEntry(
  tx: Database,
  tournamentId: number,
  memberId: string,
): Promise<Entry | undefined> {
  const [entry] = await tx
    .select()
    .from(tournamentEntries)
    .where(
      and(
        eq(tournamentEntries.tournamentId, tournamentId),
        eq(tournamentEntries.memberId, memberId),
        inArray(tournamentEntries.state, [...OPEN_STATES]),
      ),
    )
    .for("update");
  return entry;
}

export async function lockEntry(tx: Database, id: number): Promise<Entry | undefined> {
  const [entry] = await tx
    .select()
    .from(tournamentEntries)
    .where(eq(tournamentEntries.id, id))
    .for("update");
  return entry;
}

export async function hasWaiting(tx: Database, tournamentId: number): Promise<boolean> {
  const ofList = and(
    eq(tournamentEntries.tournamentId, tournamentId),
    eq(tournamentEntries.state, "waiting"),
  );
  return (await tx.$count(tournamentEntries, ofList)) > 0;
}

export async function updateEntry(tx: Database, id: number, change: Change): Promise<void> {
  await tx
    .update(tournamentEntries)
    .set({ ...change, version: sql`${tournamentEntries.version} + 1` })
    .where(eq(tournamentEntries.id, id));
}

export async function insertEntry(
  tx: Database,
  entry: typeof tournamentEntries.$inferInsert,
): Promise<number> {
  const [row] = await tx
    .insert(tournamentEntries)
    .values(entry)
    .returning({ id: tournamentEntries.id });
  if (!row) throw new Error("an entry was not written");
  return row.id;
}

/** Ends an entry and releases the places it holds; its players leave their flights. */
export async function endEntry(
  tx: Database,
  { id, tournamentId, held }: Pick<Entry, "id" | "tournamentId" | "held">,
  change: Change & { readonly state: "cancelled" | "refused" | "waiting" },
): Promise<void> {
  await updateEntry(tx, id, { held: 0, offerUntil: null, ...change });
  await leaveFlights(tx, id);
  await releaseEntryPlaces(tx, { tournamentId, people: held });
}

export async function leaveFlights(tx: Database, entryId: number): Promise<void> {
  await tx
    .update(tournamentEntrants)
    .set({ flightId: null, seat: null })
    .where(eq(tournamentEntrants.entryId, entryId));
}

/** Writes the people of an entry, instead of those it had. */
export async function writePeople(
  tx: Database,
  entryId: number,
  people: readonly Person[],
): Promise<void> {
  const own = tx
    .select({ id: tournamentEntrants.id })
    .from(tournamentEntrants)
    .where(eq(tournamentEntrants.entryId, entryId));
  await tx.delete(tournamentScores).where(inArray(tournamentScores.entrantId, own));
  await tx.delete(tournamentEntrants).where(eq(tournamentEntrants.entryId, entryId));
  await tx
    .insert(tournamentEntrants)
    .values(people.map((person, position) => ({ ...person, entryId, position })));
}
