import { and, asc, count, desc, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { reviews } from "#app/db/schema/community.ts";
import { courses } from "#app/db/schema/course.ts";
import { hotelCourses, hotels, roomNights, rooms } from "#app/db/schema/hotel.ts";
import { regions } from "#app/db/schema/place.ts";
import type { HotelFilter, HotelSort } from "#app/domain/catalog/hotel/hotel-filter.ts";
import { addDays, type LocalDate } from "#app/domain/date/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Won } from "#app/domain/money.ts";

/** How many days ahead a "from" price looks. */
export const FROM_PRICE_DAYS = 30;

const PER_REGION = 3;
const NEAR_COURSES = 2;

export type HotelCard = Awaited<ReturnType<typeof withNearCourses>>[number];
export type HotelRegion = Awaited<ReturnType<typeof listHotelRegions>>[number];

export async function findHotelRegion(db: Database, locale: Locale, id: string) {
  const [region] = await db
    .select({
      id: regions.id,
      name: inLocale(regions.name, locale),
      country: regions.country,
      picture: regions.picture,
    })
    .from(regions)
    .where(eq(regions.id, id));
  return region;
}

type ListInput = Pick<HotelFilter, "sort" | "checkIn" | "nights"> & {
  readonly regionId: string;
  readonly today: LocalDate;
};

/** The hotels of a city in the requested order, with the price of the stay or of the lowest night; filters are domain rules. */
export async function listHotels(db: Database, locale: Locale, input: ListInput) {
  const { regionId, sort, today, checkIn, nights } = input;
  const prices = checkIn ? stayPrices(db, checkIn, nights) : fromPrices(db, today);
  const { cards, price } = cardQuery(db, locale, prices);
  const rows = await cards
    .where(and(eq(hotels.regionId, regionId), eq(hotels.published, true)))
    .orderBy(...orderOf(sort, price));
  return withNearCourses(db, locale, rows);
}

/** Every city that has hotels, with the cheapest few of each. */
export async function listHotelRegions(db: Database, locale: Locale, today: LocalDate) {
  const prices = fromPrices(db, today);
  const { cards, price } = cardQuery(db, locale, prices);
  const place = sql<number>`row_number() over (partition by ${hotels.regionId} order by ${price} asc nulls last, ${hotels.id})::int`;
  const ranked = db
    .select({ id: hotels.id, place: place.as("place") })
    .from(hotels)
    .leftJoin(prices, eq(prices.hotelId, hotels.id))
    .where(eq(hotels.published, true))
    .as("ranked");
  const first = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, PER_REGION));

  const [places, rows] = await Promise.all([
    db
      .select({
        id: regions.id,
        name: inLocale(regions.name, locale),
        country: regions.country,
        picture: regions.picture,
        count: count(),
      })
      .from(regions)
      .innerJoin(hotels, and(eq(hotels.regionId, regions.id), eq(hotels.published, true)))
      .groupBy(regions.id)
      .orderBy(asc(regions.position)),
    cards.where(inArray(hotels.id, first)).orderBy(...orderOf("lowest", price)),
  ]);
  const shown = await withNearCourses(db, locale, rows);
  return places.map((region) => ({
    ...region,
    hotels: shown.filter(({ regionId }) => regionId === region.id),
  }));
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

type Prices = ReturnType<typeof fromPrices>;

/** The cheapest room of each hotel that is free on every night, with the price of the whole stay. */
function stayPrices(db: Database, checkIn: LocalDate, nights: number): Prices {
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
    .as("from_prices") as unknown as Prices;
}

function cardQuery(db: Database, locale: Locale, prices: Prices) {
  const rated = db
    .select({
      id: reviews.productId,
      average: sql<number>`round(avg(${reviews.rating}), 1)::float`.as("average"),
      reviews: sql<number>`count(*)::int`.as("reviews"),
    })
    .from(reviews)
    .where(and(eq(reviews.productKind, "hotel"), eq(reviews.hidden, false)))
    .groupBy(reviews.productId)
    .as("rated");
  const cards = db
    .select({
      id: hotels.id,
      regionId: hotels.regionId,
      name: inLocale(hotels.name, locale),
      summary: inLocale(hotels.summary, locale),
      stars: hotels.stars,
      facilities: hotels.facilities,
      booking: hotels.booking,
      picture: hotels.picture,
      onCourse: sql<boolean>`${hotels.onCourseId} is not null`,
      fromPrice: prices.price,
      average: rated.average,
      reviews: rated.reviews,
    })
    .from(hotels)
    .leftJoin(prices, eq(prices.hotelId, hotels.id))
    .leftJoin(rated, eq(rated.id, hotels.id))
    .$dynamic();
  return { cards, price: sql`${prices.price}` };
}

/** Hotels without a free night come last in every order. */
function orderOf(sort: HotelSort, price: SQL): SQL[] {
  const lowest = sql`${price} asc nulls last`;
  const first = {
    lowest: [lowest],
    highest: [sql`${price} desc nulls last`],
    stars: [desc(hotels.stars), lowest],
  }[sort];
  return [...first, asc(hotels.id)];
}

type HotelRow = Awaited<ReturnType<typeof cardQuery>["cards"]>[number];

async function withNearCourses(db: Database, locale: Locale, rows: readonly HotelRow[]) {
  if (rows.length === 0) return [];
  const near = await db
    .select({
      hotelId: hotelCourses.hotelId,
      id: courses.id,
      name: inLocale(courses.name, locale),
      driveMinutes: hotelCourses.driveMinutes,
    })
    .from(hotelCourses)
    .innerJoin(courses, eq(courses.id, hotelCourses.courseId))
    .where(
      and(
        inArray(
          hotelCourses.hotelId,
          rows.map(({ id }) => id),
        ),
        eq(courses.published, true),
      ),
    )
    .orderBy(asc(hotelCourses.driveMinutes), asc(courses.id));
  return rows.map((row) => ({
    ...row,
    near: near.filter(({ hotelId }) => hotelId === row.id).slice(0, NEAR_COURSES),
  }));
}
