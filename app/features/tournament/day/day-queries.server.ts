import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  tournamentEntrants,
  tournamentEntries,
  tournamentFlights,
  tournamentRounds,
  tournamentScores,
  tournaments,
} from "#app/db/schema/tournament-tables.ts";
import { medallistOf, rankPlayers } from "#app/domain/tournament/ranking.ts";
import { HOLES, parsOf, STANDARD_PARS } from "#app/domain/tournament/start-times.ts";

/** Its first change makes the row, whose version is 1. */
const NO_ROUND = {
  flightsPublishedAt: null,
  hiddenHoles: null,
  resultsPublishedAt: null,
  version: 1,
};

export async function findRound(db: Database, tournamentId: number) {
  const [round] = await db
    .select()
    .from(tournamentRounds)
    .where(eq(tournamentRounds.tournamentId, tournamentId));
  return round ?? { tournamentId, ...NO_ROUND };
}

/** The flights in their order, with those who play in them, and those who have none. */
export async function findFlights(db: Database, tournamentId: number) {
  const flights = await db
    .select()
    .from(tournamentFlights)
    .where(eq(tournamentFlights.tournamentId, tournamentId))
    .orderBy(asc(tournamentFlights.number));
  const players = await playersOf(db, tournamentId);
  return {
    flights: flights.map(({ id, number, time, hole }) => ({
      number,
      time: time.slice(0, 5),
      hole,
      players: players.filter(({ flightId }) => flightId === id),
    })),
    players,
    unseated: players.filter(({ flightId }) => flightId === null),
  };
}

export type DayFlights = Awaited<ReturnType<typeof findFlights>>;
export type DayPlayer = DayFlights["players"][number];

/** Everybody's card with its version, 0 where there is none. */
export async function findCards(db: Database, tournamentId: number) {
  const players = await playersOf(db, tournamentId);
  const ids = players.map(({ id }) => id);
  const scores = await db
    .select()
    .from(tournamentScores)
    .where(inArray(tournamentScores.entrantId, ids));
  const byPlayer = new Map(scores.map((score) => [score.entrantId, score]));
  return players.map((player) => {
    const score = byPlayer.get(player.id);
    return { ...player, version: score?.version ?? 0, strokes: score?.strokes ?? NO_STROKES };
  });
}

const NO_STROKES: readonly null[] = Array.from({ length: HOLES }, () => null);

/** The ranking by the present cards. */
export async function findResults(db: Database, tournamentId: number) {
  const [tournament] = await db
    .select({ pars: tournaments.pars, scoring: tournaments.scoring })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  if (!tournament) return undefined;
  const { hiddenHoles } = await findRound(db, tournamentId);
  const pars = parsOf(tournament.pars ?? "") ?? STANDARD_PARS;
  const { scoring } = tournament;
  const cards = await findCards(db, tournamentId);
  const round = { pars, hidden: hiddenHoles ?? [], scoring };
  const ranking = rankPlayers(cards, round);
  return { pars, scoring, hidden: round.hidden, cards, ranking, medallist: medallistOf(ranking) };
}

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
