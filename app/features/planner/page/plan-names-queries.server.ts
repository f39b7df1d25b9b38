import { and, asc, eq, exists, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

/** Names by id, of whatever kind. */
export type PlanNames = Readonly<Record<string, string>>;

/** The names of the products and places that a wish or a plan mentions. */
export async function findPlanNames(
  db: Database,
  locale: Locale,
  mentioned: readonly string[],
): Promise<PlanNames> {
  const ids = [...new Set(mentioned)];
  if (ids.length === 0) return {};
  const found = await Promise.all([
    db
      .select({ id: courses.id, name: inLocale(courses.name, locale) })
      .from(courses)
      .where(inArray(courses.id, ids)),
    db
      .select({ id: hotels.id, name: inLocale(hotels.name, locale) })
      .from(hotels)
      .where(inArray(hotels.id, ids)),
    db
      .select({ id: caddies.id, name: caddies.nickname })
      .from(caddies)
      .where(inArray(caddies.id, ids)),
    db
      .select({ id: regions.id, name: inLocale(regions.name, locale) })
      .from(regions)
      .where(inArray(regions.id, ids)),
  ]);
  return Object.fromEntries(found.flat().map(({ id, name }) => [id, name]));
}

/** The places with a hotel to stay at: a trip can be planned there. */
export function listPlanRegions(db: Database, locale: Locale) {
  const hasHotels = db
    .select({ id: hotels.id })
    .from(hotels)
    .where(and(eq(hotels.regionId, regions.id), eq(hotels.published, true)));
  return db
    .select({ id: regions.id, name: inLocale(regions.name, locale) })
    .from(regions)
    .where(exists(hasHotels))
    .orderBy(asc(regions.position));
}
