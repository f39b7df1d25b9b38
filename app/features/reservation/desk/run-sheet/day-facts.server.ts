import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { suppliers } from "#app/db/schema/catalog/supplier-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { reservationNotes } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { timeZoneOf } from "#app/domain/catalog/place/country.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import {
  type SunTimes,
  sunTimes,
  type WeatherSeason,
  weatherSeason,
} from "#app/domain/common/date/sun.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

export type RegionFacts = {
  readonly sun: SunTimes | undefined;
  readonly season: WeatherSeason | undefined;
  /** The company that sends the drivers; null where the supplier book has no van company. */
  readonly dispatch: { readonly name: string; readonly phone: string | null } | null;
};

/** A day in each region: the sun by the clock there, the season, and the number to call about a van. */
export async function regionFacts(
  db: Database,
  day: LocalDate,
): Promise<ReadonlyMap<string, RegionFacts>> {
  const rows = await db
    .select({
      id: regions.id,
      country: regions.country,
      latitude: regions.baseLatitude,
      longitude: regions.baseLongitude,
      zone: sql<
        string | null
      >`(select min(c.time_zone) from courses c where c.region_id = ${regions.id})`,
      company: suppliers.name,
      contact: suppliers.contact,
      phone: suppliers.phone,
    })
    .from(regions)
    .leftJoin(suppliers, eq(suppliers.regionId, regions.id));
  return new Map(
    rows.map(({ id, country, zone, company, contact, phone, ...place }) => {
      const clock = zone ?? timeZoneOf(country);
      const name = contact ?? company;
      return [
        id,
        {
          sun: clock ? sunTimes(day, place, clock) : undefined,
          season: weatherSeason(country, day),
          dispatch: name ? { name, phone } : null,
        },
      ];
    }),
  );
}

/** What colleagues wrote about these reservations, oldest first. */
export function notesOf(db: Database, locale: Locale, ids: readonly string[]) {
  return db
    .select({
      id: reservationNotes.id,
      idx: reservations.idx,
      place: inLocale(reservations.title, locale),
      text: reservationNotes.text,
      author: members.name,
    })
    .from(reservationNotes)
    .innerJoin(reservations, eq(reservations.id, reservationNotes.reservationId))
    .leftJoin(members, eq(members.id, reservationNotes.authorId))
    .where(inArray(reservationNotes.reservationId, [...ids]))
    .orderBy(asc(reservationNotes.id));
}
