import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { findResults, playersOf } from "./day-queries.server.ts";
import { lockRound, updateRound } from "./round-store.server.ts";

type Publishing = {
  readonly tournamentId: number;
  /** What the page showed. */
  readonly version: number;
  readonly what: "flights" | "results";
  /** False takes it back, without a message. */
  readonly isOut: boolean;
};

/** Shows the flights or the results to everybody, and notifies the players once. */
export async function publishDay(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { tournamentId, version, what, isOut }: Publishing,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const at = now();
    await lockRound(tx, tournamentId, version);
    if (what === "results" && isOut) await refuseEmpty(tx, tournamentId);
    const moment = isOut ? at : null;
    await updateRound(
      tx,
      tournamentId,
      what === "flights" ? { flightsPublishedAt: moment } : { resultsPublishedAt: moment },
    );
    if (isOut) await notifyPlayers(tx, tournamentId, what);
    await writeAudit(tx, {
      by: staff.id,
      action: `tournament.${what}_${isOut ? "out" : "back"}`,
      subject: { kind: "tournament", id: tournamentId },
      after: { [what]: isOut },
      at,
    });
  });
}

async function refuseEmpty(tx: Database, tournamentId: number): Promise<void> {
  const results = await findResults(tx, tournamentId);
  if (!results?.ranking.some(({ rank }) => rank !== null)) {
    throw new AppError("tournament.scores_missing");
  }
}

async function notifyPlayers(tx: Database, tournamentId: number, what: Publishing["what"]) {
  const [row] = await tx
    .select({ title: tournaments.title })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  const players = await playersOf(tx, tournamentId);
  for (const memberId of new Set(players.map((player) => player.memberId))) {
    await notifyMember(tx, memberId, {
      template: what === "flights" ? "flights-published" : "results-published",
      event: `${what}:${tournamentId}`,
      words: { tournament: row?.title ?? {} },
      link: `/tournament/${tournamentId}/board`,
    });
  }
}
