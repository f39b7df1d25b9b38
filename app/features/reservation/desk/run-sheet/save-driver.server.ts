import { and, eq, inArray } from "drizzle-orm";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { rideDrivers } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { RideDriver } from "#app/domain/reservation/day/ride-driver.ts";
import { unfinishedStatuses } from "#app/domain/reservation/status/status.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** The reservation is locked: two colleagues who name the first driver concurrently would both find none. */
export async function saveDriver(
  { db, now }: Pick<Services, "db" | "now">,
  { by, driver }: { readonly by: string; readonly driver: RideDriver },
): Promise<void> {
  const { reservation: reservationId, version, ...values } = driver;
  await db.transaction(async (tx) => {
    const [ride] = await tx
      .select({ idx: reservations.idx })
      .from(reservations)
      .where(
        and(
          eq(reservations.id, reservationId),
          eq(reservations.kind, "callvan"),
          inArray(reservations.status, unfinishedStatuses()),
        ),
      )
      .for("update");
    if (!ride) throw new AppError("common.not_found");
    const [before] = await tx
      .select()
      .from(rideDrivers)
      .where(eq(rideDrivers.reservationId, reservationId));
    if ((before?.version ?? 0) !== version) throw new AppError("record.conflict");
    const row = { reservationId, ...values, version: version + 1 };
    await tx
      .insert(rideDrivers)
      .values(row)
      .onConflictDoUpdate({ target: rideDrivers.reservationId, set: row });
    await writeAudit(tx, {
      by,
      action: "reservation.driver",
      subject: { kind: "reservation", id: reservationId },
      before: before && { name: before.name, phone: before.phone, plate: before.plate },
      after: values,
      at: now(),
    });
  });
}
