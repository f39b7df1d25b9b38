import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { findPlaces } from "./search-queries.server.ts";

/** How many of each kind fit above the keyboard of a phone. */
const EACH = 3;

export type Suggestions = {
  readonly cities: readonly { readonly id: string; readonly name: string }[];
  readonly products: readonly {
    readonly kind: ProductKind;
    readonly id: string;
    readonly name: string;
    readonly place: string;
  }[];
};

/** Cities and products whose names match the typed beginning. */
export async function suggest(db: Database, locale: Locale, q: string): Promise<Suggestions> {
  const rows = await findPlaces(db, q, { kind: undefined, from: 0, size: EACH });
  // A city's name suggests the city, not everything in it.
  const idsOf = (kind: string) =>
    rows.filter((row) => row.kind === kind && !row.isAround).map(({ id }) => id);
  const [cities, golf, stays, people] = await Promise.all([
    citiesOf(db, locale, idsOf("city")),
    coursesOf(db, locale, idsOf("course")),
    hotelsOf(db, locale, idsOf("hotel")),
    caddiesOf(db, locale, idsOf("caddy")),
  ]);
  return {
    cities,
    products: [
      ...golf.map((each) => ({ kind: "course" as const, ...each })),
      ...stays.map((each) => ({ kind: "hotel" as const, ...each })),
      ...people.map((each) => ({ kind: "caddy" as const, ...each })),
    ],
  };
}

export async function citiesOf(db: Database, locale: Locale, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: regions.id, name: inLocale(regions.name, locale) })
    .from(regions)
    .where(inArray(regions.id, [...ids]));
  return inOrder(rows, ids);
}

async function coursesOf(db: Database, locale: Locale, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: courses.id,
      name: inLocale(courses.name, locale),
      place: inLocale(regions.name, locale),
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .where(and(inArray(courses.id, [...ids]), eq(courses.published, true)));
  return inOrder(rows, ids);
}

async function hotelsOf(db: Database, locale: Locale, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: hotels.id,
      name: inLocale(hotels.name, locale),
      place: inLocale(regions.name, locale),
    })
    .from(hotels)
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .where(and(inArray(hotels.id, [...ids]), eq(hotels.published, true)));
  return inOrder(rows, ids);
}

async function caddiesOf(db: Database, locale: Locale, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: caddies.id, name: caddies.name, place: inLocale(courses.name, locale) })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(and(inArray(caddies.id, [...ids]), eq(caddies.published, true)));
  return inOrder(rows, ids);
}

function inOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] {
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
