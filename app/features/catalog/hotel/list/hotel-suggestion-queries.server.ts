import { and, eq, gte, lt, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { nearestCheckIn } from "#app/domain/catalog/hotel/hotel-filter.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { hotelPrices, hotelRatings, type StayWish } from "./hotel-price-queries.server.ts";

/** How many days earlier or later a free room is searched. */
const MOVED_DAYS = 21;

/** The hotels of all other cities, as input of the filters. */
export function listHotelsElsewhere(
  db: Database,
  locale: Locale,
  { regionId, ...stay }: StayWish & { readonly regionId: string },
) {
  const prices = hotelPrices(db, stay);
  const rated = hotelRatings(db);
  return db
    .select({
      stars: hotels.stars,
      facilities: hotels.facilities,
      fromPrice: prices.price,
      average: rated.average,
      region: {
        id: regions.id,
        name: inLocale(regions.name, locale),
        country: regions.country,
      },
    })
    .from(hotels)
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .leftJoin(prices, eq(prices.hotelId, hotels.id))
    .leftJoin(rated, eq(rated.id, hotels.id))
    .where(and(eq(hotels.published, true), ne(regions.id, regionId)));
}

type Stay = {
  readonly regionId: string;
  readonly today: LocalDate;
  readonly checkIn: LocalDate;
  readonly nights: number;
};

/** The nearest other check-in on which the city has a room for the stay. */
export async function findOtherCheckIn(db: Database, stay: Stay): Promise<LocalDate | undefined> {
  const { regionId, today, checkIn, nights } = stay;
  const earliest = addDays(checkIn, -MOVED_DAYS);
  const free = await db
    .select({ roomId: roomNights.roomId, night: roomNights.night })
    .from(roomNights)
    .innerJoin(rooms, eq(rooms.id, roomNights.roomId))
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .where(
      and(
        eq(hotels.regionId, regionId),
        eq(hotels.published, true),
        gte(roomNights.night, earliest > today ? earliest : today),
        lt(roomNights.night, addDays(checkIn, MOVED_DAYS + nights)),
        eq(roomNights.closed, false),
        eq(rooms.published, true),
        lt(roomNights.taken, roomNights.capacity),
      ),
    );
  return nearestCheckIn(free, stay);
}
