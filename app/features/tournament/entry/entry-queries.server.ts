import { and, asc, count, desc, eq, inArray, lte, or, sql, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import {
  tournamentEntrants,
  tournamentEntries,
  tournamentRounds,
  tournaments,
} from "#app/db/schema/tournament-tables.ts";
import { OPEN_STATES } from "#app/domain/tournament/entry-state.ts";
import { freeEntryPlaces } from "#app/features/pricing/stock/hold-places.server.ts";

/** What changes by the minute on a tournament's page, the same for everybody. */
export async function findEntryCounts(db: Database, tournamentId: number) {
  const [tournament] = await db
    .select({
      capacity: tournaments.capacity,
      flightsOut: sql<boolean>`${tournamentRounds.flightsPublishedAt} is not null`,
      resultsOut: sql<boolean>`${tournamentRounds.resultsPublishedAt} is not null`,
    })
    .from(tournaments)
    .leftJoin(tournamentRounds, eq(tournamentRounds.tournamentId, tournaments.id))
    .where(and(eq(tournaments.id, tournamentId), eq(tournaments.published, true)));
  if (!tournament) return undefined;
  const [waiting] = await db
    .select({ groups: count(), people: sum(tournamentEntries.people).mapWith(Number) })
    .from(tournamentEntries)
    .where(
      and(eq(tournamentEntries.tournamentId, tournamentId), eq(tournamentEntries.state, "waiting")),
    );
  return {
    ...tournament,
    free: await freeEntryPlaces(db, tournamentId),
    waiting: waiting?.people ?? 0,
  };
}

/** The member's own entry: the open one, or else how the last one ended. */
export async function findOwnEntry(db: Database, tournamentId: number, memberId: string) {
  const [entry] = await db
    .select({
      id: tournamentEntries.id,
      state: tournamentEntries.state,
      people: tournamentEntries.people,
      offerUntil: tournamentEntries.offerUntil,
      waitingSince: tournamentEntries.waitingSince,
      reason: tournamentEntries.reason,
      reservationId: reservations.id,
    })
    .from(tournamentEntries)
    .leftJoin(
      reservations,
      and(
        eq(reservations.orderId, tournamentEntries.orderId),
        eq(reservations.productId, sql`${tournamentEntries.tournamentId}::text`),
        eq(reservations.kind, "tournament"),
      ),
    )
    .where(
      and(
        eq(tournamentEntries.tournamentId, tournamentId),
        eq(tournamentEntries.memberId, memberId),
      ),
    )
    .orderBy(desc(inArray(tournamentEntries.state, [...OPEN_STATES])), desc(tournamentEntries.id))
    .limit(1);
  if (!entry) return undefined;
  const { waitingSince, ...shown } = entry;
  return {
    ...shown,
    players: await playersIn(db, entry.id),
    position:
      entry.state === "waiting" && waitingSince
        ? await positionOf(db, { id: entry.id, tournamentId, waitingSince })
        : null,
  };
}

export type OwnEntry = NonNullable<Awaited<ReturnType<typeof findOwnEntry>>>;

function playersIn(db: Database, entryId: number) {
  return db
    .select({ id: tournamentEntrants.id, name: tournamentEntrants.name })
    .from(tournamentEntrants)
    .where(eq(tournamentEntrants.entryId, entryId))
    .orderBy(asc(tournamentEntrants.position));
}

type Waiting = { readonly id: number; readonly tournamentId: number; readonly waitingSince: Date };

function positionOf(db: Database, { id, tournamentId, waitingSince }: Waiting): Promise<number> {
  const { tournamentId: tournament, state, waitingSince: since } = tournamentEntries;
  return db.$count(
    tournamentEntries,
    and(
      eq(tournament, tournamentId),
      eq(state, "waiting"),
      or(
        sql`${since} < ${waitingSince.toISOString()}`,
        and(sql`${since} = ${waitingSince.toISOString()}`, lte(tournamentEntries.id, id)),
      ),
    ),
  );
}

/** What a member's profile says of the conditions. */
export async function findApplicant(db: Database, memberId: string) {
  const [member] = await db
    .select({ name: members.name, gender: members.gender, birthday: members.birthday })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return undefined;
  const { birthday, ...shown } = member;
  return { ...shown, birthYear: birthday ? Number(birthday.slice(0, 4)) : null };
}

export type ApplicantProfile = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;
