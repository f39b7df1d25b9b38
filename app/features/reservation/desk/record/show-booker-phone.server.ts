import { eq } from "drizzle-orm";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** The unmasked phone number of the booker; every look is recorded in the audit log. */
export async function showPhone(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  reservationId: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [line] = await tx
      .select({ booker: orders.booker, phone: members.phone, memberId: members.id })
      .from(reservations)
      .innerJoin(orders, eq(orders.id, reservations.orderId))
      .innerJoin(members, eq(members.id, reservations.memberId))
      .where(eq(reservations.id, reservationId));
    const phone = line?.booker?.phone ?? line?.phone;
    if (!line || !phone) throw new AppError("common.not_found");
    await writeAudit(tx, {
      by: staff.id,
      action: "reservation.show_phone",
      subject: { kind: "reservation", id: reservationId },
      after: { memberId: line.memberId },
      at: now(),
    });
    return phone;
  });
}
