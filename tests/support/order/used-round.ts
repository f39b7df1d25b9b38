import type { Database } from "#app/db/client.server.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { newMember } from "./paid-trip.ts";
import { orderRow, roundRow } from "./trip-rows.ts";

type UsedRound = { readonly memberId?: string; readonly status?: ReservationStatus };

/** A round that is over, of a new member by default. */
export async function usedRound(db: Database, { memberId, status = "USED" }: UsedRound = {}) {
  const by = memberId ?? (await newMember(db));
  const orderId = crypto.randomUUID();
  const number = `PT-USED-${orderId.slice(0, 12)}`;
  await db.insert(orders).values(orderRow(number, by, { id: orderId, status: "PAID" }));
  const [line] = await db
    .insert(reservations)
    .values(roundRow({ orderId, memberId: by, usedOn: "2026-11-10" }, { status }))
    .returning({
      id: reservations.id,
      memberId: reservations.memberId,
      productId: reservations.productId,
      usedOn: reservations.usedOn,
    });
  if (!line) throw new Error("no line");
  return line;
}
