import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  type Searchable,
  type SearchDocument,
  type SearchKind,
  searchDocument,
} from "#app/domain/catalog/search/search-document.ts";
import { LOCALES, type Localized } from "#app/domain/common/language/languages.ts";
import type { Database } from "../client.server.ts";
import { caddies } from "../schema/catalog/caddie-tables.ts";
import { courses } from "../schema/catalog/course-tables.ts";
import { hotels } from "../schema/catalog/hotel-tables.ts";
import { regions } from "../schema/catalog/place-tables.ts";
import { searchDocuments, searchWords } from "../schema/catalog/search-tables.ts";

type Source = Searchable & { readonly weight: number };

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const BATCH = 1_000;

/**
 * Makes everything that is published findable. The database itself forgets changed products, so that every use case
 * that saves a product calls this in its own transaction.
 */
export async function indexProducts(db: Database): Promise<void> {
  // The heaviest first: a broad search stops early, and should find these before the others.
  const sources = [
    ...(await missingCities(db)),
    ...(await missingCourses(db)),
    ...(await missingHotels(db)),
    ...(await missingCaddies(db)),
  ].toSorted((a, b) => b.weight - a.weight);
  for (let from = 0; from < sources.length; from += BATCH) {
    await write(db, sources.slice(from, from + BATCH));
  }
}

async function write(db: Database, sources: readonly Source[]): Promise<void> {
  const found = sources.map((source) => ({ ...source, document: searchDocument(source) }));
  await db
    .insert(searchDocuments)
    .values(
      found.map(({ kind, id, weight, document }) => ({ kind, id, weight, terms: document.terms })),
    )
    .onConflictDoNothing();
  const words = [...allWords(found.map(({ document }) => document))];
  for (let from = 0; from < words.length; from += BATCH) {
    const some = words.slice(from, from + BATCH).map(([keys, shown]) => ({ keys, shown }));
    await db.insert(searchWords).values(some).onConflictDoNothing();
  }
}

function allWords(documents: readonly SearchDocument[]): Map<string, string> {
  // The first way of writing stays, as everywhere: the last of a list wins in a map.
  return new Map(documents.toReversed().flatMap(({ words }) => [...words]));
}

async function missingCities(db: Database): Promise<Source[]> {
  const rows = await db
    .select({ id: regions.id, name: regions.name, position: regions.position })
    .from(regions)
    .where(isMissing(db, "city", regions.id));
  return rows.map(({ id, name, position }) => ({
    kind: "city",
    id,
    names: languages(name),
    around: [],
    weight: ahead(position),
  }));
}

async function missingCourses(db: Database): Promise<Source[]> {
  const rows = await db
    .select({
      id: courses.id,
      name: courses.name,
      city: regions.name,
      position: regions.position,
      isPopular: courses.popularWithKoreans,
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .where(and(eq(courses.published, true), isMissing(db, "course", courses.id)));
  return rows.map(({ id, name, city, position, isPopular }) => ({
    kind: "course",
    id,
    names: languages(name),
    around: languages(city),
    weight: ahead(position) + (isPopular ? 5 : 0),
  }));
}

async function missingHotels(db: Database): Promise<Source[]> {
  const rows = await db
    .select({
      id: hotels.id,
      name: hotels.name,
      city: regions.name,
      position: regions.position,
      stars: hotels.stars,
    })
    .from(hotels)
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .where(and(eq(hotels.published, true), isMissing(db, "hotel", hotels.id)));
  return rows.map(({ id, name, city, position, stars }) => ({
    kind: "hotel",
    id,
    names: languages(name),
    around: languages(city),
    weight: ahead(position) + stars,
  }));
}

async function missingCaddies(db: Database): Promise<Source[]> {
  const rows = await db
    .select({
      id: caddies.id,
      name: caddies.name,
      nickname: caddies.nickname,
      spoken: caddies.spoken,
      code: caddies.code,
      years: caddies.experienceYears,
      course: courses.name,
      city: regions.name,
    })
    .from(caddies)
    .innerJoin(courses, and(eq(courses.id, caddies.courseId), eq(courses.published, true)))
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .where(and(eq(caddies.published, true), isMissing(db, "caddy", caddies.id)));
  return rows.map(({ id, name, nickname, spoken, code, years, course, city }) => ({
    kind: "caddy",
    id,
    names: [name, nickname, ...languages(spoken), code],
    around: [...languages(course), ...languages(city)],
    weight: years,
  }));
}

function isMissing(db: Database, kind: SearchKind, id: PgColumn): SQL {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(searchDocuments)
      .where(and(eq(searchDocuments.kind, kind), eq(searchDocuments.id, id))),
  );
}

/** The shop's order of cities: the first is the heaviest. */
function ahead(position: number): number {
  return 1_000 - 10 * position;
}

function languages(text: Localized): string[] {
  return LOCALES.flatMap((locale) => text[locale] || []);
}
