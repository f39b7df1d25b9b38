import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { tournamentEntrants, tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { endEntry, lockOpenEntry } from "./entry-store.server.ts";

/** The member gives up what is not paid; what is paid is cancelled where its refund is shown. */
export async function cancelEntry(
  { db }: Pick<Services, "db">,
  { memberId, tournamentId }: { readonly memberId: string; readonly tournamentId: number },
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const entry = await lockOpenEntry(tx, tournamentId, memberId);
    if (!entry) throw new AppError("common.not_found");
    if (entry.orderId) throw new AppError("tournament.is_paid");
    if (entry.state === "offered" && entry.held === 0) throw new AppError("tournament.being_paid");
    await endEntry(tx, entry, { state: "cancelled" });
  });
}

/** For a closed account: open entries end, and no name stays. */
export async function forgetEntries(tx: Database, memberId: string): Promise<void> {
  const entries = await tx
    .select()
    .from(tournamentEntries)
    .where(eq(tournamentEntries.memberId, memberId))
    .for("update");
  for (const entry of entries) {
    const isOpen = entry.state !== "cancelled" && entry.state !== "refused" && !entry.orderId;
    if (isOpen) await endEntry(tx, entry, { state: "cancelled" });
  }
  const ids = entries.map(({ id }) => id);
  await tx
    .update(tournamentEntrants)
    .set({ name: sql`left(${tournamentEntrants.name}, 1) || '*'`, birthYear: null, gender: null })
    .where(inArray(tournamentEntrants.entryId, ids));
  await tx
    .update(tournamentEntries)
    .set({ wishNames: [], hotel: null })
    .where(inArray(tournamentEntries.id, ids));
}
