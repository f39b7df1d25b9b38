import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isInRegion } from "#app/db/query/in-region.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { PRODUCT_STATUSES } from "#app/domain/catalog/sale/publication.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import {
  anyContains,
  everyLanguage,
  orderOf,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import {
  type ListRequest,
  type ListType,
  versionedRow,
} from "#app/features/desk/list/list-type.server.ts";
import {
  REGION_COLUMNS,
  type RegionRow,
  SHUTTLE_COLUMNS,
  type ShuttleRow,
} from "./product-columns.ts";

async function listShuttles({ db, locale, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(SHUTTLE_COLUMNS));
  const where = and(
    anyContains(q, [
      everyLanguage(vanRoutes.origin),
      everyLanguage(vanRoutes.destination),
      vanRoutes.id,
    ]),
    await isInRegion(db, vanRoutes.regionId, search),
    hasStatus(vanRoutes.status, search),
  );
  const origin = inLocale(vanRoutes.origin, locale);
  const destination = inLocale(vanRoutes.destination, locale);
  const order = orderOf(
    sort,
    {
      route: sql`${origin} || ' ' || ${destination}`,
      id: vanRoutes.id,
      region: regions.position,
      kind: vanRoutes.kind,
      drive: vanRoutes.driveMinutes,
      one_way: vanRoutes.oneWayPrice,
      round_trip: vanRoutes.roundTripPrice,
      state: vanRoutes.status,
    },
    [asc(regions.position), asc(vanRoutes.id)],
  );
  return paged({ page, size }, db.$count(vanRoutes, where), ({ limit, offset }) =>
    db
      .select({
        id: vanRoutes.id,
        version: vanRoutes.version,
        origin,
        destination,
        region: inLocale(regions.name, locale),
        kind: vanRoutes.kind,
        driveMinutes: vanRoutes.driveMinutes,
        oneWayPrice: vanRoutes.oneWayPrice,
        roundTripPrice: vanRoutes.roundTripPrice,
        status: vanRoutes.status,
      })
      .from(vanRoutes)
      .innerJoin(regions, eq(regions.id, vanRoutes.regionId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const SHUTTLE_LIST: ListType<ShuttleRow> = {
  columns: SHUTTLE_COLUMNS,
  find: listShuttles,
  rowOf: versionedRow,
};

export function hasStatus(column: PgColumn, search: URLSearchParams): SQL | undefined {
  const status = choiceParam(search, "status", PRODUCT_STATUSES);
  return status ? eq(column, status) : undefined;
}

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
