import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import {
  tournamentEntrants,
  tournamentEntries,
  tournamentFlights,
  tournamentRounds,
  tournamentScores,
  tournaments,
} from "#app/db/schema/tournament-tables.ts";
import { SHIRT_SIZES } from "#app/domain/tournament/entry-conditions.ts";
import { proposeFlights } from "#app/domain/tournament/flight-rules.ts";
import { drawHiddenHoles } from "#app/domain/tournament/new-peoria.ts";
import { STANDARD_PARS, startsOf } from "#app/domain/tournament/start-times.ts";
import { GOLFERS } from "./content/tournaments/golfers.ts";
import type { DemoClock } from "./demo-clock.ts";
import { demoMemberId } from "./seed-members.server.ts";

type Tournament = typeof tournaments.$inferSelect;

/** How many in each entry; the demo account is in the first. */
type Crowd = { readonly approved: readonly number[]; readonly waiting?: readonly number[] };

const PLAYED: Crowd = { approved: [2, 4, 3, 1, 2, 4, 1, 3, 4] };
const CLOSED: Crowd = { approved: [4, 3, 1] };
const ARRANGED: Crowd = { approved: [2, 4, 1, 3, 4, 2, 1, 4, 3] };
const FULL: Crowd = { approved: [8, 8, 8, 8, 8], waiting: [2, 4, 1] };

/** The demo's tournaments, by day: played and to be scored, played with results, open, flights made, full. */
export async function seedTournaments(db: Database, clock: DemoClock): Promise<void> {
  const [toScore, withResults, , arranged, full] = await db
    .select()
    .from(tournaments)
    .orderBy(asc(tournaments.id));
  if (!toScore || !withResults || !arranged || !full) return;
  await enter(db, clock, toScore, CLOSED);
  const players = await enter(db, clock, withResults, PLAYED);
  await arrange(db, withResults, players);
  await score(db, clock, withResults, players);
  const some = await enter(db, clock, arranged, ARRANGED);
  // Three still wait for a flight, so that there is something to do.
  await arrange(db, arranged, some.slice(0, -3));
  await enter(db, clock, full, FULL);
}

type Player = typeof tournamentEntrants.$inferSelect;

async function enter(
  db: Database,
  clock: DemoClock,
  { id: tournamentId, playsOn: day, capacity, gender }: Tournament,
  { approved, waiting = [] }: Crowd,
): Promise<readonly Player[]> {
  const all = [...approved, ...waiting];
  const entries = await db
    .insert(tournamentEntries)
    .values(
      all.map((people, index) => {
        const isIn = index < approved.length;
        const at = clock.hoursAgo(24 * 40 - index);
        return {
          tournamentId,
          memberId: demoMemberId(index === 0 ? "demo" : `r${String(index + 1).padStart(2, "0")}`),
          state: isIn ? ("approved" as const) : ("waiting" as const),
          people,
          held: isIn ? people : 0,
          waitingSince: isIn ? null : at,
          van: index % 3 === 0,
          createdAt: at,
        };
      }),
    )
    .returning();
  const known = GOLFERS.filter((golfer) => gender === "any" || golfer.gender === gender);
  let next = 0;
  const people = entries.flatMap(({ id: entryId, people: count }) =>
    Array.from({ length: count }, (_, position) => {
      const golfer = known[next % known.length];
      const shirt = SHIRT_SIZES[next % SHIRT_SIZES.length] ?? null;
      next += 1;
      return { ...golfer, name: golfer?.name ?? "", shirt, entryId, position };
    }),
  );
  const taken = approved.reduce((sum, count) => sum + count, 0);
  await db.insert(stockDays).values({
    kind: "entry",
    productId: String(tournamentId),
    day,
    capacity,
    taken,
    elsewhere: taken,
  });
  const rows = await db.insert(tournamentEntrants).values(people).returning();
  const isIn = new Set(entries.filter(({ state }) => state === "approved").map(({ id }) => id));
  return rows.filter(({ entryId }) => isIn.has(entryId));
}

async function arrange(db: Database, tournament: Tournament, players: readonly Player[]) {
  const plan = proposeFlights(
    players.map((player) => ({ ...player, handicap: player.handicap ?? 24, wishes: [] })),
    "handicap",
  );
  const starts = startsOf(tournament, plan.length);
  const flights = await db
    .insert(tournamentFlights)
    .values(
      starts.map((start, index) => ({ ...start, tournamentId: tournament.id, number: index + 1 })),
    )
    .returning();
  for (const [index, ids] of plan.entries()) {
    for (const [seat, id] of ids.entries()) {
      const flightId = flights[index]?.id ?? null;
      await db
        .update(tournamentEntrants)
        .set({ flightId, seat })
        .where(eq(tournamentEntrants.id, id));
    }
  }
}

/** Cards around each player's handicap, the same in every demo. */
async function score(
  db: Database,
  clock: DemoClock,
  { id: tournamentId }: Tournament,
  players: readonly Player[],
): Promise<void> {
  await db.insert(tournamentScores).values(
    players.map(({ id: entrantId, handicap }, player) => ({
      entrantId,
      strokes: STANDARD_PARS.map((par, hole) => {
        const shots = Math.round(handicap ?? 24);
        const extra = (hole * 7 + player * 5) % 18 < shots % 18 ? 1 : 0;
        const slip = (player * 3 + hole * 4) % 9 === 0 ? 1 : 0;
        const luck = (player + hole * 2) % 13 === 0 ? 1 : 0;
        return par + Math.floor(shots / 18) + extra + slip - luck;
      }),
    })),
  );
  const out = clock.hoursAgo(24 * 27);
  await db.insert(tournamentRounds).values({
    tournamentId,
    flightsPublishedAt: out,
    hiddenHoles: drawHiddenHoles(STANDARD_PARS, (count) => 17 % count),
    resultsPublishedAt: out,
  });
}
