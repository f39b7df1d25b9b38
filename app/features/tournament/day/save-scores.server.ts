import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { tournamentScores, tournaments } from "#app/db/schema/tournament-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { ScoreCard } from "#app/domain/tournament/flight-form.ts";
import { drawHiddenHoles } from "#app/domain/tournament/new-peoria.ts";
import { parsOf, STANDARD_PARS } from "#app/domain/tournament/start-times.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { playersOf } from "./day-queries.server.ts";
import { lockRound, updateRound } from "./round-store.server.ts";

type Saving = { readonly tournamentId: number; readonly cards: readonly ScoreCard[] };

/** Saves the cards that were changed, each under its own version: two people may write down two flights. */
export async function saveScores(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { tournamentId, cards }: Saving,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const round = await lockRound(tx, tournamentId);
    const tournament = await playedTournament(tx, tournamentId, now());
    const known = new Set((await playersOf(tx, tournamentId)).map(({ id }) => id));
    if (cards.some(({ entrantId }) => !known.has(entrantId))) throw new AppError("record.conflict");
    const before: Record<string, unknown> = {};
    for (const card of cards) before[card.entrantId] = await saveCard(tx, card);
    if (round.hiddenHoles === null) {
      const pars = parsOf(tournament.pars ?? "") ?? STANDARD_PARS;
      const hiddenHoles = drawHiddenHoles(pars, (count) => randomInt(count));
      await updateRound(tx, tournamentId, { hiddenHoles });
    }
    await writeAudit(tx, {
      by: staff.id,
      action: "tournament.scores",
      subject: { kind: "tournament", id: tournamentId },
      before: { scores: before },
      after: { scores: Object.fromEntries(cards.map((card) => [card.entrantId, card.strokes])) },
      at: now(),
    });
  });
}

async function playedTournament(tx: Database, id: number, now: Date) {
  const [tournament] = await tx.select().from(tournaments).where(eq(tournaments.id, id));
  if (!tournament) throw new AppError("common.not_found");
  if (tournament.playsOn > dateIn(SHOP_ZONE, now)) throw new AppError("tournament.not_played");
  return tournament;
}

/** Answers with what the card said before. */
async function saveCard(tx: Database, { entrantId, version, strokes }: ScoreCard) {
  const isCard = eq(tournamentScores.entrantId, entrantId);
  const [before] = await tx.select().from(tournamentScores).where(isCard);
  if ((before?.version ?? 0) !== version) throw new AppError("record.conflict");
  if (!before) {
    await tx.insert(tournamentScores).values({ entrantId, strokes });
    return null;
  }
  await tx
    .update(tournamentScores)
    .set({ strokes, version: sql`${tournamentScores.version} + 1` })
    .where(and(isCard, eq(tournamentScores.version, version)));
  return before.strokes;
}
