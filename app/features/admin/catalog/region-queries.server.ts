import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { courses } from "#app/db/schema/course.ts";
import { hotels } from "#app/db/schema/hotel.ts";
import { regions } from "#app/db/schema/place.ts";
import type { ListParams } from "#app/domain/admin/list-params.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";

/** The choices of a region filter, in the same order as in the shop. */
export function regionOptions(db: Database, locale: Locale) {
  return db
    .select({ value: regions.id, label: inLocale(regions.name, locale) })
    .from(regions)
    .orderBy(asc(regions.position));
}

export async function listRegions(db: Database, locale: Locale, { q, page, size }: ListParams) {
  const where = anyContains(q, [everyLanguage(regions.name), regions.id, regions.airportCode]);
  return paged({ page, size }, db.$count(regions, where), ({ limit, offset }) =>
    db
      .select({
        id: regions.id,
        name: inLocale(regions.name, locale),
        country: regions.country,
        airportCode: regions.airportCode,
        base: inLocale(regions.baseName, locale),
        position: regions.position,
        courses: db.$count(courses, eq(courses.regionId, regions.id)),
        hotels: db.$count(hotels, eq(hotels.regionId, regions.id)),
      })
      .from(regions)
      .where(where)
      .orderBy(asc(regions.position), asc(regions.id))
      .limit(limit)
      .offset(offset),
  );
}

export type RegionRow = Awaited<ReturnType<typeof listRegions>>["rows"][number];

export async function findRegion(db: Database, id: string) {
  const [region] = await db.select().from(regions).where(eq(regions.id, id));
  return region;
}
