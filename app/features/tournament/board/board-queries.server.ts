import type { Database } from "#app/db/client.server.ts";
import { maskName } from "#app/domain/member/profile/member-name.ts";
import { sumOf } from "#app/domain/tournament/start-times.ts";
import { findFlights, findResults, findRound } from "../day/day-queries.server.ts";

/** What everybody may see of a tournament's day, with masked names: the start sheet and the results, once they are out. */
export async function findBoard(db: Database, tournamentId: number) {
  const round = await findRound(db, tournamentId);
  const day = await findFlights(db, tournamentId);
  const numberOf = new Map(
    day.flights.flatMap(({ number, players }) => players.map(({ id }) => [id, number] as const)),
  );
  return {
    players: day.players.length,
    flights: round.flightsPublishedAt
      ? day.flights.map(({ players, ...flight }) => ({
          ...flight,
          players: players.map(({ id, name, handicap }) => ({
            id,
            name: maskName(name),
            handicap,
          })),
        }))
      : undefined,
    results: round.resultsPublishedAt ? await publicResults(db, tournamentId, numberOf) : undefined,
  };
}

export type Board = Awaited<ReturnType<typeof findBoard>>;
export type BoardResults = NonNullable<Board["results"]>;
export type BoardFlight = NonNullable<Board["flights"]>[number];

async function publicResults(
  db: Database,
  tournamentId: number,
  numberOf: ReadonlyMap<number, number>,
) {
  const results = await findResults(db, tournamentId);
  if (!results) return undefined;
  const { pars, hidden, scoring, ranking, cards, medallist } = results;
  const names = new Map(cards.map(({ id, name }) => [id, maskName(name)]));
  return {
    par: sumOf(pars),
    /** As people count holes. */
    hidden: hidden.map((hole) => hole + 1),
    scoring,
    medallist,
    rows: ranking.map((row) => ({
      ...row,
      name: names.get(row.id) ?? "",
      flight: numberOf.get(row.id) ?? null,
    })),
  };
}
