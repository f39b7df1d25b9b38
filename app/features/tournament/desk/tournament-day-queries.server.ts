import { and, asc, eq, inArray, sql, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import {
  tournamentEntrants,
  tournamentEntries,
  tournamentFlights,
  tournaments,
} from "#app/db/schema/tournament-tables.ts";

/** What every page below a tournament shows at its top. */
export async function findTournamentHead(db: Database, id: number) {
  const [tournament] = await db
    .select({
      id: tournaments.id,
      title: tournaments.title,
      course: courses.name,
      playsOn: tournaments.playsOn,
      capacity: tournaments.capacity,
      startMode: tournaments.startMode,
      firstTee: sql<string>`left(${tournaments.firstTee}::text, 5)`,
      intervalMinutes: tournaments.intervalMinutes,
    })
    .from(tournaments)
    .innerJoin(courses, eq(courses.id, tournaments.courseId))
    .where(eq(tournaments.id, id));
  if (!tournament) return undefined;
  const people = async (state: "approved" | "waiting") => {
    const [row] = await db
      .select({ count: sum(tournamentEntries.people).mapWith(Number) })
      .from(tournamentEntries)
      .where(and(eq(tournamentEntries.tournamentId, id), eq(tournamentEntries.state, state)));
    return row?.count ?? 0;
  };
  const counts = {
    players: await people("approved"),
    waiting: await people("waiting"),
    flights: await db.$count(tournamentFlights, eq(tournamentFlights.tournamentId, id)),
    capacity: tournament.capacity,
  };
  return { ...tournament, counts };
}

export type TournamentHead = NonNullable<Awaited<ReturnType<typeof findTournamentHead>>>;

/** The waiting list in its order, including groups with an open offer. */
export async function listWaiting(db: Database, tournamentId: number) {
  const entries = await db
    .select({
      id: tournamentEntries.id,
      version: tournamentEntries.version,
      offerUntil: tournamentEntries.offerUntil,
    })
    .from(tournamentEntries)
    .where(
      and(
        eq(tournamentEntries.tournamentId, tournamentId),
        inArray(tournamentEntries.state, ["waiting", "offered"]),
      ),
    )
    .orderBy(asc(tournamentEntries.waitingSince), asc(tournamentEntries.id));
  const people = await db
    .select({
      entryId: tournamentEntrants.entryId,
      name: tournamentEntrants.name,
      handicap: tournamentEntrants.handicap,
    })
    .from(tournamentEntrants)
    .where(
      inArray(
        tournamentEntrants.entryId,
        entries.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tournamentEntrants.position));
  return entries.map((entry) => ({
    ...entry,
    people: people.filter(({ entryId }) => entryId === entry.id),
  }));
}

export type WaitingGroup = Awaited<ReturnType<typeof listWaiting>>[number];
