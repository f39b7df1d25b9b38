import { and, asc, eq, gt, lte } from "drizzle-orm";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { tournamentEntries, tournaments } from "#app/db/schema/tournament-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { nextOffers } from "#app/domain/tournament/entry-state.ts";
import { freeEntryPlaces } from "#app/features/pricing/stock/hold-places.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { offerPlaces } from "./change-entry.server.ts";
import { notifyEntry } from "./entry-messages.server.ts";
import { endEntry, lockEntry } from "./entry-store.server.ts";

type Clock = Pick<Services, "db" | "now" | "log">;

/** Ends offers whose hours are over, then offers what is free to the next; safe to run concurrently. */
export async function runWaitingLists(services: Clock, end?: AbortSignal): Promise<void> {
  await expireEntryOffers(services, end);
  await offerFreePlaces(services, end);
}

/** An offer whose places are lent to an order that is being paid ends with that order. */
export async function expireEntryOffers({ db, now, log }: Clock, end?: AbortSignal) {
  const at = now();
  const due = await db
    .select({ id: tournamentEntries.id })
    .from(tournamentEntries)
    .where(
      and(
        eq(tournamentEntries.state, "offered"),
        gt(tournamentEntries.held, 0),
        lte(tournamentEntries.offerUntil, at),
      ),
    );
  let expired = 0;
  for (const { id } of due) {
    if (end?.aborted) break;
    const isEnded = await withSerializableRetry(db, async (tx) => {
      const entry = await lockEntry(tx, id);
      const isDue = entry?.state === "offered" && entry.held > 0 && (entry.offerUntil ?? at) <= at;
      if (!entry || !isDue) return false;
      await endEntry(tx, entry, { state: "cancelled" });
      await notifyEntry(tx, entry, { template: "entry-offer-ended" });
      return true;
    });
    if (isEnded) expired += 1;
  }
  if (expired > 0) log.info({ expired }, "offers of tournament places ended");
  return expired;
}

/** In the order of each list, whole groups only. */
export async function offerFreePlaces({ db, now }: Clock, end?: AbortSignal): Promise<number> {
  const waiting = await db
    .select({
      id: tournamentEntries.id,
      tournamentId: tournamentEntries.tournamentId,
      people: tournamentEntries.people,
    })
    .from(tournamentEntries)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
    .where(
      and(
        eq(tournamentEntries.state, "waiting"),
        eq(tournaments.published, true),
        gt(tournaments.playsOn, dateIn(SHOP_ZONE, now())),
      ),
    )
    .orderBy(asc(tournamentEntries.waitingSince), asc(tournamentEntries.id));
  let offered = 0;
  for (const [tournamentId, list] of Map.groupBy(waiting, (entry) => entry.tournamentId)) {
    for (const id of nextOffers(list, await freeEntryPlaces(db, tournamentId))) {
      if (end?.aborted) return offered;
      if (await offerOne({ db, now }, id)) offered += 1;
    }
  }
  return offered;
}

/** False where another was faster: the places are gone, or the entry is no longer waiting. */
async function offerOne({ db, now }: Pick<Clock, "db" | "now">, id: number): Promise<boolean> {
  try {
    return await withSerializableRetry(db, async (tx) => {
      const entry = await lockEntry(tx, id);
      if (entry?.state !== "waiting") return false;
      await offerPlaces(tx, entry, now());
      return true;
    });
  } catch (cause) {
    if (cause instanceof AppError) return false;
    throw cause;
  }
}
