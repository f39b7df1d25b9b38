import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { tournamentEntrants, tournamentEntries } from "#app/db/schema/tournament-tables.ts";

/** Those who play: the people of approved entries. */
export function playersOf(db: Database, tournamentId: number) {
  return db
    .select({
      id: tournamentEntrants.id,
      entryId: tournamentEntrants.entryId,
      memberId: tournamentEntries.memberId,
      position: tournamentEntrants.position,
      name: tournamentEntrants.name,
      gender: tournamentEntrants.gender,
      birthYear: tournamentEntrants.birthYear,
      handicap: tournamentEntrants.handicap,
      flightId: tournamentEntrants.flightId,
      seat: tournamentEntrants.seat,
      wish: tournamentEntries.wish,
      wishNames: tournamentEntries.wishNames,
    })
    .from(tournamentEntrants)
    .innerJoin(tournamentEntries, eq(tournamentEntries.id, tournamentEntrants.entryId))
    .where(
      and(
        eq(tournamentEntries.tournamentId, tournamentId),
        eq(tournamentEntries.state, "approved"),
      ),
    )
    .orderBy(
      asc(tournamentEntrants.seat),
      asc(tournamentEntrants.entryId),
      asc(tournamentEntrants.position),
    );
}
