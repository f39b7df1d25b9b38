import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { vanRoutes } from "#app/db/schema/callvan.ts";
import { regions } from "#app/db/schema/place.ts";
import type { ListParams } from "#app/domain/admin/list-params.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";

type ShuttleFilter = ListParams & { readonly region?: string | undefined };

export async function listShuttles(
  db: Database,
  locale: Locale,
  { q, page, size, region }: ShuttleFilter,
) {
  const where = and(
    anyContains(q, [
      everyLanguage(vanRoutes.origin),
      everyLanguage(vanRoutes.destination),
      vanRoutes.id,
    ]),
    region ? eq(vanRoutes.regionId, region) : undefined,
  );
  return paged({ page, size }, db.$count(vanRoutes, where), ({ limit, offset }) =>
    db
      .select({
        id: vanRoutes.id,
        origin: inLocale(vanRoutes.origin, locale),
        destination: inLocale(vanRoutes.destination, locale),
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
      .orderBy(asc(regions.position), asc(vanRoutes.id))
      .limit(limit)
      .offset(offset),
  );
}

export type ShuttleRow = Awaited<ReturnType<typeof listShuttles>>["rows"][number];

export async function findShuttle(db: Database, id: string) {
  const [route] = await db.select().from(vanRoutes).where(eq(vanRoutes.id, id));
  return route;
}
