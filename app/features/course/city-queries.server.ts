import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { courses } from "#app/db/schema/course.ts";
import { regions } from "#app/db/schema/place.ts";
import type { Locale } from "#app/domain/locale.ts";

export type GolfCity = Awaited<ReturnType<typeof listGolfCities>>[number];

/** Cities where one can play, in the shop's order. */
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

export async function findCity(db: Database, locale: Locale, id: string) {
  const [city] = await db.select(cityColumns(locale)).from(regions).where(eq(regions.id, id));
  return city;
}

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
