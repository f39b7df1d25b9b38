import { and, asc, between, eq } from "drizzle-orm";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type MinStay = {
  readonly roomId: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Null is the room's own minimum. */
  readonly minNights: number | null;
};

/** How many nights changed, and the history entry by which it is undone. */
export type SavedMinStay = { readonly days: number; readonly entry: number | null };

/** The minimum stay with each of these nights. */
export async function saveMinStay(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { roomId, from, to, minNights }: MinStay,
): Promise<SavedMinStay> {
  return withSerializableRetry(db, async (tx) => {
    const range = and(eq(roomNights.roomId, roomId), between(roomNights.night, from, to));
    const before = await tx
      .select({ night: roomNights.night, minNights: roomNights.minNights })
      .from(roomNights)
      .where(range)
      .orderBy(asc(roomNights.night))
      .for("update");
    const changed = before.filter((night) => night.minNights !== minNights);
    if (changed.length === 0) return { days: 0, entry: null };
    await tx.update(roomNights).set({ minNights }).where(range);
    const entry = await writeAudit(tx, {
      by: staff.id,
      action: "price.min_stay",
      subject: { kind: "room_prices", id: roomId },
      before: { nights: changed },
      after: { from, to, minNights },
      at: now(),
    });
    return { days: changed.length, entry };
  });
}
