import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  constraintOf,
  withSerializableRetry,
} from "#app/db/connection/serializable-retry.server.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { conditionErrors } from "#app/domain/tournament/condition-errors.ts";
import type { Application } from "#app/domain/tournament/entry-application.ts";
import { refusalsOf } from "#app/domain/tournament/entry-conditions.ts";
import { applyState } from "#app/domain/tournament/entry-state.ts";
import {
  freeEntryPlaces,
  holdEntryPlaces,
  lockEntryPlaces,
} from "#app/features/pricing/stock/hold-places.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FormError } from "#app/platform/http/form.ts";
import { notifyEntry } from "./entry-messages.server.ts";
import {
  hasWaiting,
  insertEntry,
  lockOpenEntry,
  updateEntry,
  writePeople,
} from "./entry-store.server.ts";

type Applying = {
  readonly memberId: string;
  readonly tournamentId: number;
  readonly application: Application;
};

/** approved: a free tournament, entered · applied: the fee is next · waiting: on the waiting list. */
export type Applied = {
  readonly entryId: number;
  readonly state: "approved" | "applied" | "waiting";
};

/** Enters a tournament: immediately where it is free, to be paid otherwise, on the waiting list where it is full. */
export async function applyToTournament(
  { db, now }: Pick<Services, "db" | "now">,
  applying: Applying,
): Promise<Applied> {
  try {
    return await withSerializableRetry(db, (tx) => apply(tx, applying, now()));
  } catch (cause) {
    if (constraintOf(cause) === "tournament_entries_one_open") {
      throw new AppError("tournament.entered", { cause });
    }
    throw cause;
  }
}

async function apply(tx: Database, applying: Applying, now: Date): Promise<Applied> {
  const { memberId, tournamentId, application } = applying;
  const tournament = await openTournament(tx, tournamentId, now);
  const refusals = refusalsOf(tournament, application.people, tournament.playsOn);
  if (refusals.length > 0) throw new FormError(conditionErrors(refusals));

  const earlier = await lockOpenEntry(tx, tournamentId, memberId);
  // An unpaid application may be written again; anything else is an entry.
  if (earlier && earlier.state !== "applied") throw new AppError("tournament.entered");
  const { people, ...wishes } = application;
  const state = await stateFor(tx, tournament, people.length);
  const row = {
    ...wishes,
    wishNames: [...wishes.wishNames],
    state,
    people: people.length,
    held: state === "approved" ? people.length : 0,
    waitingSince: state === "waiting" ? now : null,
  };
  const entryId =
    earlier?.id ?? (await insertEntry(tx, { ...row, tournamentId, memberId, createdAt: now }));
  if (earlier) await updateEntry(tx, entryId, row);
  await writePeople(tx, entryId, people);
  if (state === "approved")
    await notifyEntry(tx, { id: entryId, memberId, tournamentId }, { template: "entry-approved" });
  return { entryId, state };
}

async function openTournament(tx: Database, id: number, now: Date) {
  const [tournament] = await tx
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.id, id), eq(tournaments.published, true)));
  if (!tournament) throw new AppError("common.not_found");
  const state = applyState(tournament, dateIn(SHOP_ZONE, now));
  if (state !== "open" && state !== "last_day") throw new AppError("order.entry_closed");
  return tournament;
}

/** No applicant overtakes the waiting list: while others wait, a new one waits behind them. */
async function stateFor(
  tx: Database,
  { id: tournamentId, entryFee }: typeof tournaments.$inferSelect,
  people: number,
): Promise<Applied["state"]> {
  await lockEntryPlaces(tx, tournamentId);
  if (await hasWaiting(tx, tournamentId)) return "waiting";
  if (entryFee > 0) {
    return (await freeEntryPlaces(tx, tournamentId)) >= people ? "applied" : "waiting";
  }
  return (await holdEntryPlaces(tx, { tournamentId, people })) ? "approved" : "waiting";
}
