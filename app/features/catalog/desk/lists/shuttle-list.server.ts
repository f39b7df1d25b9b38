import { and, asc, eq, sql } from "drizzle-orm";
import { isInRegion } from "#app/db/query/in-region.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
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
import {
  type ListRequest,
  type ListType,
  versionedRow,
} from "#app/features/desk/list/list-type.server.ts";
import { hasStatus } from "./has-status.server.ts";
import { SHUTTLE_COLUMNS, type ShuttleRow } from "./shuttle-columns.ts";

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
