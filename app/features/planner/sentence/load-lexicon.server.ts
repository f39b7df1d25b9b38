import { and, eq, exists, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { holidays, peakWindows } from "#app/db/schema/pricing/pricing-tables.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { holidaySpans } from "#app/domain/planner/sentence/dates/holiday-spans.ts";
import { type Lexicon, lexiconOf } from "#app/domain/planner/sentence/names/lexicon.ts";

/** Everything in the shop that a sentence can name. */
export async function loadLexicon(db: Database): Promise<Lexicon> {
  const [places, golf, stays, people, days, seasons] = await Promise.all([
    placesOf(db),
    db
      .select({ id: courses.id, regionId: courses.regionId, name: courses.name })
      .from(courses)
      .where(eq(courses.published, true)),
    db
      .select({ id: hotels.id, regionId: hotels.regionId, name: hotels.name })
      .from(hotels)
      .where(eq(hotels.published, true)),
    caddiesOf(db),
    db.select({ day: holidays.day, country: holidays.country, name: holidays.name }).from(holidays),
    db
      .select({ first: peakWindows.startsOn, last: peakWindows.endsOn, name: peakWindows.name })
      .from(peakWindows),
  ]);
  return lexiconOf({
    regions: places.map(({ name, ...place }) => ({ ...place, names: called(name) })),
    airports: airportsOf(places),
    courses: golf.map(({ name, ...course }) => ({ ...course, names: called(name) })),
    hotels: stays.map(({ name, ...hotel }) => ({ ...hotel, names: called(name) })),
    caddies: people.map(({ id, code, name, nickname, spoken }) => ({
      id,
      code,
      names: [name, `${nickname} ${name}`, ...called(spoken), ...called(spoken).map(lastWord)],
      nicknames: [nickname, ...called(spoken).map(firstWord)],
    })),
    holidays: [
      ...holidaySpans(days.map(({ name, ...day }) => ({ ...day, names: called(name) }))),
      ...seasons.map(({ name, ...season }) => ({ ...season, names: called(name), isSeason: true })),
    ],
  });
}

function placesOf(db: Database) {
  const inside = db
    .select({ id: hotels.id })
    .from(hotels)
    .where(and(eq(hotels.regionId, regions.id), eq(hotels.published, true)));
  return db
    .select({
      id: regions.id,
      country: regions.country,
      name: regions.name,
      airport: regions.airportCode,
      airportName: regions.airportName,
      hasHotels: sql<boolean>`${exists(inside)}`,
    })
    .from(regions);
}

function caddiesOf(db: Database) {
  return db
    .select({
      id: caddies.id,
      code: caddies.code,
      name: caddies.name,
      nickname: caddies.nickname,
      spoken: caddies.spoken,
    })
    .from(caddies)
    .where(eq(caddies.published, true));
}

/** Several regions share an airport. */
function airportsOf(
  places: readonly { readonly airport: string; readonly airportName: Localized }[],
) {
  const byCode = new Map<string, string[]>();
  for (const { airport, airportName } of places) {
    byCode.set(airport, [...(byCode.get(airport) ?? []), ...called(airportName)]);
  }
  return [...byCode].map(([id, names]) => ({ id, names }));
}

function called(name: Localized): string[] {
  return Object.values(name).filter((text) => text !== undefined && text !== "");
}

function firstWord(name: string): string {
  return name.split(" ")[0] ?? "";
}

function lastWord(name: string): string {
  return name.split(" ").at(-1) ?? "";
}
