import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

export type GolfCity = Awaited<ReturnType<typeof listGolfCities>>[number];

/** Cities with courses, in the shop's order. */
export function listGolfCities(db: Database, locale: Locale) {
  return db
    .select({
      ...cityColumns(locale),
      courses: sql<number>`count(${courses.id})::int`,
    })
    .from(regions)
    .innerJoin(courses, and(eq(courses.regionId, regions.id), eq(courses.published, true)))
    .groupBy(regions.id)
    .orderBy(asc(regions.position));
}

export type ListedCity = NonNullable<Awaited<ReturnType<typeof findCity>>>;

/** A city with every possible start of a drive. */
export async function findCity(db: Database, locale: Locale, id: string) {
  const name = inLocale(hotels.name, locale);
  const hotel = sql`json_build_object('id', ${hotels.id}, 'name', ${name}, 'latitude', ${hotels.latitude}, 'longitude', ${hotels.longitude})`;
  const [city] = await db
    .select({
      ...cityColumns(locale),
      airportName: inLocale(regions.airportName, locale),
      baseLatitude: regions.baseLatitude,
      baseLongitude: regions.baseLongitude,
      hotels: sql<
        CityHotel[]
      >`coalesce(json_agg(${hotel} order by ${name}) filter (where ${hotels.id} is not null), '[]')`,
    })
    .from(regions)
    .leftJoin(hotels, and(eq(hotels.regionId, regions.id), eq(hotels.published, true)))
    .where(eq(regions.id, id))
    .groupBy(regions.id);
  return city;
}

type CityHotel = {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
};

function cityColumns(locale: Locale) {
  return {
    id: regions.id,
    country: regions.country,
    name: inLocale(regions.name, locale),
    base: inLocale(regions.baseName, locale),
    airport: regions.airportCode,
    picture: regions.picture,
  };
}
