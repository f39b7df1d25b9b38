import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  tournamentEntrants,
  tournamentEntries,
  tournaments,
} from "#app/db/schema/tournament-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";
import { conditionCode } from "#app/domain/tournament/condition-errors.ts";
import { refusalsOf } from "#app/domain/tournament/entry-conditions.ts";
import { OPEN_STATES } from "#app/domain/tournament/entry-state.ts";
import { travellersOf } from "./travellers-of.ts";

type Buying = { readonly memberId: string; readonly lines: readonly LineSnapshot[] };

/** Refuses an order for people who may not play: a cart line can also be sent without an application. */
export async function requireConditions(tx: Database, { memberId, lines }: Buying): Promise<void> {
  for (const line of lines) {
    if (line.choice.kind !== "tournament") continue;
    const tournamentId = Number(line.productId);
    const [tournament] = await tx
      .select()
      .from(tournaments)
      .where(eq(tournaments.id, tournamentId));
    if (!tournament) throw new AppError("common.not_found");
    const known = await applicants(tx, tournamentId, memberId);
    const travellers = travellersOf(line, line.choice.people);
    const people = travellers.map((traveller, index) => known[index] ?? traveller);
    const [refusal] = refusalsOf(tournament, people, tournament.playsOn);
    if (refusal) throw new AppError(conditionCode(refusal.issue));
  }
}

/** The players that the member has applied for. */
function applicants(tx: Database, tournamentId: number, memberId: string) {
  return tx
    .select({
      name: tournamentEntrants.name,
      gender: tournamentEntrants.gender,
      birthYear: tournamentEntrants.birthYear,
      handicap: tournamentEntrants.handicap,
    })
    .from(tournamentEntrants)
    .innerJoin(tournamentEntries, eq(tournamentEntries.id, tournamentEntrants.entryId))
    .where(
      and(
        eq(tournamentEntries.tournamentId, tournamentId),
        eq(tournamentEntries.memberId, memberId),
        inArray(tournamentEntries.state, [...OPEN_STATES]),
      ),
    )
    .orderBy(asc(tournamentEntrants.position));
}
