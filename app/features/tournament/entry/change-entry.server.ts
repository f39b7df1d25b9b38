import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { type EntryStep, offerEnd, stateAfter } from "#app/domain/tournament/entry-state.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import {
  holdEntryPlaces,
  lockEntryPlaces,
} from "#app/features/pricing/stock/hold-places.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { notifyEntry } from "./entry-messages.server.ts";
import { type Entry, endEntry, hasWaiting, lockEntry, updateEntry } from "./entry-store.server.ts";

type StaffStep = {
  readonly tournamentId: number;
  readonly entryId: number;
  /** What the page showed. */
  readonly version: number;
  readonly step: EntryStep;
  readonly reason?: string | undefined;
};

/** A step by staff: under the version that they saw, with its history entry and its message. */
export async function changeEntry(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { tournamentId, entryId, version, step, reason = "" }: StaffStep,
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const entry = await lockEntry(tx, entryId);
    if (entry?.tournamentId !== tournamentId) throw new AppError("common.not_found");
    if (entry.version !== version) throw new AppError("record.conflict");
    const state = stateAfter(entry.state, step);
    if (!state) throw new AppError("tournament.step_refused");
    refuseWhilePaid(entry, step);
    await STEPS[step](tx, entry, { reason, at: now() });
    await writeAudit(tx, {
      by: staff.id,
      action: `tournament_entry.${step}`,
      subject: { kind: "tournament_entry", id: entryId },
      before: { state: entry.state },
      after: { state, ...(reason ? { reason } : {}) },
      at: now(),
    });
  });
}

/** Money is refunded through the reservation, and an order that is being paid is left to end. */
function refuseWhilePaid({ orderId, state, held }: Entry, step: EntryStep): void {
  if (orderId && (step === "refuse" || step === "cancel")) throw new AppError("tournament.is_paid");
  if (state === "offered" && held === 0) throw new AppError("tournament.being_paid");
}

type Doing = { readonly reason: string; readonly at: Date };
type Step = (tx: Database, entry: Entry, doing: Doing) => Promise<void>;

const STEPS: Readonly<Record<EntryStep, Step>> = {
  approve: async (tx, entry) => {
    if (entry.state === "applied") await refuseBeforeQueue(tx, entry);
    await hold(tx, entry);
    const change = { state: "approved", held: entry.people, offerUntil: null } as const;
    await updateEntry(tx, entry.id, change);
    await notifyEntry(tx, entry, { template: "entry-approved" });
  },
  offer: (tx, entry, { at }) => offerPlaces(tx, entry, at),
  wait: async (tx, entry, { at }) => {
    await endEntry(tx, entry, { state: "waiting", waitingSince: entry.waitingSince ?? at });
    await notifyEntry(tx, entry, { template: "entry-waiting" });
  },
  refuse: async (tx, entry, { reason }) => {
    if (!reason) throw new AppError("tournament.reason_required");
    await endEntry(tx, entry, { state: "refused", reason });
    await notifyEntry(tx, entry, { template: "entry-refused", reason });
  },
  cancel: (tx, entry) => endEntry(tx, entry, { state: "cancelled" }),
};

/** Holds the places of a whole group for the hours of an offer, and tells the member. */
export async function offerPlaces(tx: Database, entry: Entry, at: Date): Promise<void> {
  await hold(tx, entry);
  const until = offerEnd(at);
  await updateEntry(tx, entry.id, { state: "offered", held: entry.people, offerUntil: until });
  await notifyEntry(tx, entry, { template: "entry-offered", until });
}

/** Staff choose from the list; other applicants come after those on it. */
async function refuseBeforeQueue(tx: Database, { tournamentId }: Entry): Promise<void> {
  await lockEntryPlaces(tx, tournamentId);
  if (await hasWaiting(tx, tournamentId)) throw new AppError("tournament.queue_first");
}

async function hold(tx: Database, { tournamentId, people, held }: Entry): Promise<void> {
  if (held > 0) return;
  if (!(await holdEntryPlaces(tx, { tournamentId, people }))) throw new AppError("tournament.full");
}
