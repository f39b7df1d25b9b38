import { and, eq, inArray } from "drizzle-orm";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { ASK_SUPPLIER, type RequestSent } from "#app/domain/reservation/status/admin-forms.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** Records that staff sent a request to the supplier, and how; the status does not change. */
export async function noteRequest(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { reservationId, ...sent }: RequestSent & { readonly reservationId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [line] = await tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(
        and(
          eq(reservations.id, reservationId),
          inArray(reservations.status, statusesIn("upcoming")),
        ),
      )
      .for("share");
    if (!line) throw new AppError("reservation.step_refused");
    await writeAudit(tx, {
      by: staff.id,
      action: ASK_SUPPLIER,
      subject: { kind: "reservation", id: line.id },
      after: sent,
      at: now(),
    });
  });
}
