import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";

/** How many days ahead a "from" price looks. */
export const FROM_PRICE_DAYS = 30;

export type StayWish = {
  readonly today: LocalDate;
  readonly checkIn: LocalDate | undefined;
  readonly nights: number;
};

export type HotelPrices = ReturnType<typeof fromPrices>;

/** The price of the chosen stay in each hotel, or of its lowest night while no day is chosen. */
export function hotelPrices(db: Database, { today, checkIn, nights }: StayWish): HotelPrices {
  return checkIn ? stayPrices(db, checkIn, nights) : fromPrices(db, today);
}

export function hotelRatings(db: Database) {
  return db
    .select({
      id: reviews.productId,
      average: sql<number>`round(avg(${reviews.rating}), 1)::float`.as("average"),
      reviews: sql<number>`count(*)::int`.as("reviews"),
    })
    .from(reviews)
    .where(and(eq(reviews.productKind, "hotel"), eq(reviews.hidden, false)))
    .groupBy(reviews.productId)
    .as("rated");
}

/** The lowest free night of each hotel. */
function fromPrices(db: Database, today: LocalDate) {
  return db
    .select({
      hotelId: rooms.hotelId,
      price: sql<Won>`min(${roomNights.price})`.as("price"),
    })
    .from(rooms)
    .innerJoin(roomNights, eq(roomNights.roomId, rooms.id))
    .where(
      and(
        gte(roomNights.night, today),
        lt(roomNights.night, addDays(today, FROM_PRICE_DAYS)),
        eq(roomNights.closed, false),
        eq(rooms.published, true),
        lt(roomNights.taken, roomNights.capacity),
      ),
    )
    .groupBy(rooms.hotelId)
    .as("from_prices");
}

/** The cheapest room of each hotel that is free on every night, with the price of the whole stay. */
function stayPrices(db: Database, checkIn: LocalDate, nights: number): HotelPrices {
  const free = db
    .select({
      hotelId: rooms.hotelId,
      total: sql<Won>`sum(${roomNights.price})::int`.as("total"),
    })
    .from(rooms)
    .innerJoin(roomNights, eq(roomNights.roomId, rooms.id))
    .where(
      and(
        gte(roomNights.night, checkIn),
        lt(roomNights.night, addDays(checkIn, nights)),
        eq(roomNights.closed, false),
        eq(rooms.published, true),
        lt(roomNights.taken, roomNights.capacity),
      ),
    )
    .groupBy(rooms.id)
    .having(sql`count(*) = ${nights}`)
    .as("free_rooms");
  return db
    .select({ hotelId: free.hotelId, price: sql<Won>`min(${free.total})`.as("price") })
    .from(free)
    .groupBy(free.hotelId)
    .as("from_prices") as unknown as HotelPrices;
}
