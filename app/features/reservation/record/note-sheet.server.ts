import { and, eq, inArray } from "drizzle-orm";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { sheetNotes } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { SheetNote } from "#app/domain/reservation/day/run-sheet-rules.ts";
import { unfinishedStatuses } from "#app/domain/reservation/status/status.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** The reservation is locked: two colleagues who write the first note concurrently would both find none. */
export async function noteSheet(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { reservation: reservationId, version, note: text }: SheetNote,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [line] = await tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(
        and(eq(reservations.id, reservationId), inArray(reservations.status, unfinishedStatuses())),
      )
      .for("update");
    if (!line) throw new AppError("common.not_found");
    const [before] = await tx
      .select()
      .from(sheetNotes)
      .where(eq(sheetNotes.reservationId, reservationId));
    if ((before?.version ?? 0) !== version) throw new AppError("record.conflict");
    // An empty note stays as a row, so that its version keeps counting.
    const row = { reservationId, text, version: version + 1 };
    await tx
      .insert(sheetNotes)
      .values(row)
      .onConflictDoUpdate({ target: sheetNotes.reservationId, set: row });
    await writeAudit(tx, {
      by: staff.id,
      action: "reservation.sheet_note",
      subject: { kind: "reservation", id: reservationId },
      // Not its text, which is erased when the member leaves.
      before: { version, isEmpty: !before?.text },
      after: { version: row.version, isEmpty: text === "" },
      at: now(),
    });
  });
}
