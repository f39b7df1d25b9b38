import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import {
  reservationNotes,
  sheetNotes,
} from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Note = { readonly reservationId: string; readonly text: string };

/** Notes are only added: their authors stay visible to colleagues. */
export async function noteReservation(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { reservationId, text }: Note,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const [line] = await tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.id, reservationId));
    if (!line) throw new AppError("common.not_found");
    const [note] = await tx
      .insert(reservationNotes)
      .values({ reservationId, authorId: staff.id, text, createdAt: at })
      .returning({ id: reservationNotes.id });
    await writeAudit(tx, {
      by: staff.id,
      action: "reservation.note",
      subject: { kind: "reservation", id: reservationId },
      // Not its text, which is erased when the member leaves.
      after: { note: note?.id },
      at,
    });
  });
}

/** Deletes the notes about the reservations of a member who leaves. */
export async function deleteReservationNotes(tx: Database, memberId: string): Promise<void> {
  const theirs = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.memberId, memberId));
  await tx.delete(reservationNotes).where(inArray(reservationNotes.reservationId, theirs));
  await tx.delete(sheetNotes).where(inArray(sheetNotes.reservationId, theirs));
}

/** What colleagues wrote about a reservation, newest first. */
export function listReservationNotes(db: Database, reservationId: string) {
  return db
    .select({
      id: reservationNotes.id,
      text: reservationNotes.text,
      by: members.name,
      at: reservationNotes.createdAt,
    })
    .from(reservationNotes)
    .leftJoin(members, eq(members.id, reservationNotes.authorId))
    .where(eq(reservationNotes.reservationId, reservationId))
    .orderBy(desc(reservationNotes.id));
}

export type ReservationNote = Awaited<ReturnType<typeof listReservationNotes>>[number];
