import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { tournamentRounds, tournaments } from "#app/db/schema/tournament-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";

export type RoundRow = typeof tournamentRounds.$inferSelect;

/** The tournament's day, made with its first change; locked, and refused under another version than was seen. */
export async function lockRound(
  tx: Database,
  tournamentId: number,
  seen?: number,
): Promise<RoundRow> {
  const known = await tx.$count(tournaments, eq(tournaments.id, tournamentId));
  if (known === 0) throw new AppError("common.not_found");
  await tx.insert(tournamentRounds).values({ tournamentId }).onConflictDoNothing();
  const [round] = await tx
    .select()
    .from(tournamentRounds)
    .where(eq(tournamentRounds.tournamentId, tournamentId))
    .for("update");
  if (!round) throw new Error("a round was not written");
  if (seen !== undefined && round.version !== seen) throw new AppError("record.conflict");
  return round;
}

export async function updateRound(
  tx: Database,
  tournamentId: number,
  change: Partial<typeof tournamentRounds.$inferInsert>,
): Promise<void> {
  await tx
    .update(tournamentRounds)
    .set({ ...change, version: sql`${tournamentRounds.version} + 1` })
    .where(eq(tournamentRounds.tournamentId, tournamentId));
}
