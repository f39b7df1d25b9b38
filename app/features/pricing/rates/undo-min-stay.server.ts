import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Undo = { readonly roomId: string; readonly entry: number };
type NightBefore = { readonly night: LocalDate; readonly minNights: number | null };

/** Gives each night the minimum that it had; refused once one of them was set again. */
export async function undoMinStay(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { roomId, entry }: Undo,
): Promise<{ readonly days: number }> {
  return withSerializableRetry(db, async (tx) => {
    const save = await findMinStay(tx, roomId, entry);
    const ofNights = (nights: readonly NightBefore[]) =>
      and(
        eq(roomNights.roomId, roomId),
        inArray(
          roomNights.night,
          nights.map(({ night }) => night),
        ),
      );
    const standing = await tx
      .select({ minNights: roomNights.minNights })
      .from(roomNights)
      .where(ofNights(save.nights))
      .orderBy(asc(roomNights.night))
      .for("update");
    const isUntouched = standing.every(({ minNights }) => minNights === save.minNights);
    if (!isUntouched || standing.length < save.nights.length) throw new AppError("price.undo_late");
    for (const [minNights, nights] of Map.groupBy(save.nights, (night) => night.minNights)) {
      await tx.update(roomNights).set({ minNights }).where(ofNights(nights));
    }
    await writeAudit(tx, {
      by: staff.id,
      action: "price.min_stay_undo",
      subject: { kind: "room_prices", id: roomId },
      before: save.after,
      after: { nights: save.nights },
      at: now(),
    });
    return { days: save.nights.length };
  });
}

async function findMinStay(tx: Database, roomId: string, entry: number) {
  const [row] = await tx
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.id, entry),
        eq(auditEntries.subjectKind, "room_prices"),
        eq(auditEntries.subjectId, roomId),
        eq(auditEntries.action, "price.min_stay"),
      ),
    );
  if (!row?.before || !row.after) throw new AppError("common.not_found");
  return {
    after: row.after,
    nights: row.before.nights as readonly NightBefore[],
    minNights: row.after.minNights as number | null,
  };
}
