import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservationChanges } from "#app/db/schema/change.ts";

type Key = { readonly id: string; readonly memberId: string };

/** Which reservation was changed by the order that paid for it. */
export async function findChangePaidBy(db: Database, { id, memberId }: Key) {
  const [change] = await db
    .select({ reservationId: reservationChanges.reservationId })
    .from(reservationChanges)
    .where(
      and(
        eq(reservationChanges.payOrderId, id),
        eq(reservationChanges.memberId, memberId),
        eq(reservationChanges.status, "DONE"),
      ),
    );
  return change?.reservationId;
}
