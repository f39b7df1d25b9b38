import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservations, timeOffers } from "#app/db/schema/order/order-tables.ts";

/** Until when the customer may choose another time; staff deadlines pause meanwhile. */
export const offeredUntil =
  sql<Date | null>`(select o.expires_at from ${timeOffers} o where o.reservation_id = ${reservations.id} and o.status = 'OPEN')`.mapWith(
    timeOffers.expiresAt,
  );

/** When the customer accepted another time, or the line moved with its round: its supplier must then confirm again. */
export const movedAt =
  sql<Date | null>`coalesce(${reservations.referenceLostAt}, (select max(o.answered_at) from ${timeOffers} o where o.reservation_id = ${reservations.id} and o.status = 'ACCEPTED'))`.mapWith(
    timeOffers.expiresAt,
  );

/** The offers made for a line, newest first. */
export function listOffers(db: Database, reservationId: string) {
  return db
    .select({
      id: timeOffers.id,
      times: timeOffers.times,
      status: timeOffers.status,
      note: timeOffers.note,
      expiresAt: timeOffers.expiresAt,
      answeredAt: timeOffers.answeredAt,
    })
    .from(timeOffers)
    .where(eq(timeOffers.reservationId, reservationId))
    .orderBy(desc(timeOffers.id));
}

export type OfferRecord = Awaited<ReturnType<typeof listOffers>>[number];
