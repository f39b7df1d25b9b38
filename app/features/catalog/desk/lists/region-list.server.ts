import { asc, eq } from "drizzle-orm";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.ts";
import {
  anyContains,
  everyLanguage,
  orderOf,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import type { ListRequest, ListType } from "#app/features/desk/list/list-type.server.ts";
import { REGION_COLUMNS, type RegionRow } from "./region-columns.ts";

async function listRegions({ db, locale, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(REGION_COLUMNS));
  const where = anyContains(q, [everyLanguage(regions.name), regions.id, regions.airportCode]);
  const name = inLocale(regions.name, locale);
  const base = inLocale(regions.baseName, locale);
  const courseCount = db.$count(courses, eq(courses.regionId, regions.id));
  const hotelCount = db.$count(hotels, eq(hotels.regionId, regions.id));
  const order = orderOf(
    sort,
    {
      name,
      id: regions.id,
      country: regions.country,
      airport: regions.airportCode,
      base,
      courses: courseCount,
      hotels: hotelCount,
      position: regions.position,
    },
    [asc(regions.position), asc(regions.id)],
  );
  return paged({ page, size }, db.$count(regions, where), ({ limit, offset }) =>
    db
      .select({
        id: regions.id,
        version: regions.version,
        name,
        country: regions.country,
        airportCode: regions.airportCode,
        base,
        position: regions.position,
        courses: courseCount,
        hotels: hotelCount,
      })
      .from(regions)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const REGION_LIST: ListType<RegionRow> = { columns: REGION_COLUMNS, find: listRegions };
