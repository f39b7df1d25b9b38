import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses, hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { HotelFilter, HotelSort } from "#app/domain/catalog/hotel/hotel-filter.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { freeCancelDays, freeCancelUntil } from "#app/domain/reservation/refund/refund-steps.ts";
import { zoneOfHotel } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { type HotelPrices, hotelPrices, hotelRatings } from "./hotel-price-queries.server.ts";

const PER_REGION = 3;
const NEAR_COURSES = 2;

export type HotelCard = ReturnType<typeof withFreeCancel>;
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
  /** The hotels of a city, or these. */
  readonly of: { readonly regionId: string } | { readonly ids: readonly string[] };
  readonly today: LocalDate;
  readonly now: Date;
};

/** Hotels in the requested order, with the price of the stay or of the lowest night; filters are domain rules. */
export async function listHotels(db: Database, locale: Locale, input: ListInput) {
  const { of, sort, today, checkIn, nights, now } = input;
  const prices = hotelPrices(db, { today, checkIn, nights });
  const { cards, price } = cardQuery(db, locale, prices);
  const rows = await cards
    .where(
      and(
        "ids" in of ? inArray(hotels.id, [...of.ids]) : eq(hotels.regionId, of.regionId),
        eq(hotels.published, true),
      ),
    )
    .orderBy(...orderOf(sort, price));
  const listed = await withNearCourses(db, locale, rows);
  return listed.map((hotel) => withFreeCancel(hotel, checkIn && { checkIn, now }));
}

/** Every city that has hotels, with the cheapest few of each. */
export async function listHotelRegions(db: Database, locale: Locale, today: LocalDate) {
  const prices = hotelPrices(db, { today, checkIn: undefined, nights: 1 });
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
  const near = await withNearCourses(db, locale, rows);
  const shown = near.map((hotel) => withFreeCancel(hotel));
  return places.map((region) => ({
    ...region,
    hotels: shown.filter(({ regionId }) => regionId === region.id),
  }));
}

function cardQuery(db: Database, locale: Locale, prices: HotelPrices) {
  const rated = hotelRatings(db);
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
      tiers: refundPolicies.tiers,
      timeZone: zoneOfHotel(db),
      fromPrice: prices.price,
      average: rated.average,
      reviews: rated.reviews,
    })
    .from(hotels)
    .innerJoin(refundPolicies, eq(refundPolicies.id, hotels.refundPolicyId))
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

type HotelNear = Awaited<ReturnType<typeof withNearCourses>>[number];

/** The refund policy as a badge: its rule, and the day that holds for the chosen check-in. */
function withFreeCancel(
  { tiers, timeZone, ...hotel }: HotelNear,
  stay?: { readonly checkIn: LocalDate; readonly now: Date },
) {
  return {
    ...hotel,
    freeCancelDays: freeCancelDays(tiers),
    /** Null where a cancel costs something already. */
    freeUntil: stay && (freeCancelUntil(tiers, stay.checkIn, { now: stay.now, timeZone }) ?? null),
  };
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
