import { and, asc, desc, eq, gt, gte, inArray, lt, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";

type RideToHotel = {
  readonly orderId: string;
  /** The region of the route: a stay elsewhere is not its hotel. */
  readonly regionId: string;
  readonly day: LocalDate;
  /** Brought to the hotel, or fetched from it. */
  readonly isArrival: boolean;
};

/** The hotel of the trip to which a ride leads on a day, or from which it starts; a route knows only its city. */
export async function findTripHotel(db: Database, ride: RideToHotel) {
  const { orderId, regionId, day, isArrival } = ride;
  const { usedOn, endsOn } = reservations;
  const nights = isArrival
    ? and(lte(usedOn, day), gt(endsOn, day))
    : and(lt(usedOn, day), gte(endsOn, day));
  const [hotel] = await db
    .select({
      name: hotels.name,
      localName: hotels.localName,
      address: hotels.localAddress,
      phone: hotels.phone,
    })
    .from(reservations)
    .innerJoin(hotels, eq(hotels.id, reservations.productId))
    .where(
      and(
        eq(reservations.orderId, orderId),
        eq(reservations.kind, "hotel"),
        eq(hotels.regionId, regionId),
        inArray(reservations.status, statusesIn("upcoming", "past")),
        nights,
      ),
    )
    // Of two hotels on one day, the party arrives at the later and leaves the earlier.
    .orderBy(isArrival ? desc(usedOn) : asc(usedOn))
    .limit(1);
  return hotel;
}
