import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { tournamentEntrants, tournamentFlights } from "#app/db/schema/tournament-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { FlightPlan } from "#app/domain/tournament/flight-form.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { playersOf } from "./day-queries.server.ts";
import { lockRound, updateRound } from "./round-store.server.ts";

type Saving = {
  readonly tournamentId: number;
  /** What the page showed. */
  readonly version: number;
  readonly flights: readonly FlightPlan[];
};

/** Saves all flights together, unless a colleague did meanwhile; players in none of them stay without one. */
export async function saveFlights(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { tournamentId, version, flights }: Saving,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    await lockRound(tx, tournamentId, version);
    const players = await playersOf(tx, tournamentId);
    const known = new Set(players.map(({ id }) => id));
    // A player who left meanwhile has no place to be put in.
    if (flights.some((flight) => flight.players.some((id) => !known.has(id)))) {
      throw new AppError("record.conflict");
    }
    const before = arrangementOf(players);
    await replaceFlights(tx, tournamentId, flights);
    await updateRound(tx, tournamentId, {});
    await writeAudit(tx, {
      by: staff.id,
      action: "tournament.flights",
      subject: { kind: "tournament", id: tournamentId },
      before: { flights: before },
      after: { flights: flights.map((flight) => flight.players) },
      at: now(),
    });
  });
}

async function replaceFlights(tx: Database, tournamentId: number, flights: readonly FlightPlan[]) {
  // Players leave a deleted flight with it.
  await tx.delete(tournamentFlights).where(eq(tournamentFlights.tournamentId, tournamentId));
  for (const [index, { time, hole, players }] of flights.entries()) {
    const [flight] = await tx
      .insert(tournamentFlights)
      .values({ tournamentId, number: index + 1, time, hole })
      .returning({ id: tournamentFlights.id });
    for (const [seat, id] of players.entries()) {
      await tx
        .update(tournamentEntrants)
        .set({ flightId: flight?.id ?? null, seat })
        .where(eq(tournamentEntrants.id, id));
    }
  }
}

type Seated = { readonly id: number; readonly flightId: number | null };

function arrangementOf(players: readonly Seated[]): readonly (readonly number[])[] {
  const flights = Map.groupBy(
    players.filter(({ flightId }) => flightId !== null),
    ({ flightId }) => flightId,
  );
  return [...flights.values()].map((flight) => flight.map(({ id }) => id));
}
