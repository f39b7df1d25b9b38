import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import {
  tournamentEntrants as entrants,
  tournamentEntries as entries,
  tournamentFlights as flights,
} from "#app/db/schema/tournament-tables.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { ENTRY_STATES } from "#app/domain/tournament/entry-state.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import { anyContains, orderOf, paged } from "#app/features/desk/list/list-conditions.server.ts";
import type { ListRequest, ListType } from "#app/features/desk/list/list-type.server.ts";
import { ENTRANT_COLUMNS, type EntrantRow } from "./entrant-columns.ts";

/** The entrants of one tournament, person by person, so that a file has one line for each shirt. */
export function entrantList(tournamentId: number): ListType<EntrantRow> {
  return { columns: ENTRANT_COLUMNS, find: (request) => listEntrants(tournamentId, request) };
}

const SORT_COLUMNS = {
  name: entrants.name,
  state: entries.state,
  handicap: entrants.handicap,
  gender: entrants.gender,
  year: entrants.birthYear,
  shirt: entrants.shirt,
  flight: flights.number,
  applied: entries.createdAt,
};

async function listEntrants(tournamentId: number, { db, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(ENTRANT_COLUMNS));
  const state = choiceParam(search, "state", ENTRY_STATES);
  const where = and(
    eq(entries.tournamentId, tournamentId),
    anyContains(q, [entrants.name, members.name]),
    state ? eq(entries.state, state) : undefined,
  );
  const order = orderOf(sort, SORT_COLUMNS, [
    asc(entries.state),
    asc(sql`coalesce(${entries.waitingSince}, ${entries.createdAt})`),
    asc(entries.id),
    asc(entrants.position),
  ]);
  return paged({ page, size }, countOf(db, where), ({ limit, offset }) =>
    db
      .select({
        id: entrants.id,
        entryId: entries.id,
        version: entries.version,
        name: entrants.name,
        applicant: members.name,
        isFirst: sql<boolean>`${entrants.position} = 0`,
        people: entries.people,
        state: entries.state,
        gender: entrants.gender,
        birthYear: entrants.birthYear,
        handicap: entrants.handicap,
        shirt: entrants.shirt,
        wish: entries.wish,
        wishNames: entries.wishNames,
        van: entries.van,
        hotel: entries.hotel,
        flight: flights.number,
        isPaid: sql<boolean>`${entries.orderId} is not null`,
        offerUntil: entries.offerUntil,
        createdAt: entries.createdAt,
      })
      .from(entrants)
      .innerJoin(entries, eq(entries.id, entrants.entryId))
      .innerJoin(members, eq(members.id, entries.memberId))
      .leftJoin(flights, eq(flights.id, entrants.flightId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

async function countOf(db: Database, where: SQL | undefined): Promise<number> {
  const [total] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(entrants)
    .innerJoin(entries, eq(entries.id, entrants.entryId))
    .innerJoin(members, eq(members.id, entries.memberId))
    .where(where);
  return total?.count ?? 0;
}
