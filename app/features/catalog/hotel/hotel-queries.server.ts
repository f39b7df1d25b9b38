import { and, asc, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { holidays } from "#app/db/schema/pricing/pricing-tables.ts";
import { addDays, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { FROM_PRICE_DAYS } from "#app/features/catalog/hotel/list/hotel-price-queries.server.ts";

/** Staff see drafts, too; everybody else only what is published. */
type Drafts = { readonly drafts?: boolean };

export type HotelPage = NonNullable<Awaited<ReturnType<typeof findHotel>>>;
export type RoomType = Awaited<ReturnType<typeof listRooms>>[number];
export type RoomNight = Awaited<ReturnType<typeof listNights>>[number];
export type Holiday = Awaited<ReturnType<typeof listHolidays>>[number];

/** The time zone of the nearby courses, since hotels have none of their own. */
export function zoneOfHotel(db: Database) {
  const zone = db
    .select({ zone: sql`min(${courses.timeZone})` })
    .from(courses)
    .where(eq(courses.regionId, hotels.regionId));
  return sql<string>`coalesce((${zone}), ${SHOP_ZONE}::text)`;
}

/** All fields of a hotel's page. */
export async function findHotel(
  db: Database,
  locale: Locale,
  id: string,
  { drafts = false }: Drafts = {},
) {
  const [row] = await db
    .select({
      id: hotels.id,
      name: inLocale(hotels.name, locale),
      summary: inLocale(hotels.summary, locale),
      address: inLocale(hotels.address, locale),
      stars: hotels.stars,
      checkIn: hotels.checkIn,
      checkOut: hotels.checkOut,
      homepage: hotels.homepage,
      languages: hotels.languages,
      facilities: hotels.facilities,
      extras: hotels.extras,
      charges: hotels.charges,
      cautions: hotels.cautions,
      tour: inLocale(hotels.tour, locale),
      transport: inLocale(hotels.transport, locale),
      onCourseId: hotels.onCourseId,
      booking: hotels.booking,
      picture: hotels.picture,
      gallery: hotels.gallery,
      refundTiers: refundPolicies.tiers,
      regionId: regions.id,
      regionName: inLocale(regions.name, locale),
      country: regions.country,
      timeZone: zoneOfHotel(db),
      latitude: hotels.latitude,
      longitude: hotels.longitude,
    })
    .from(hotels)
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, hotels.refundPolicyId))
    .where(and(eq(hotels.id, id), drafts ? undefined : eq(hotels.published, true)));
  if (!row) return undefined;
  return {
    ...row,
    extras: row.extras.map((extra) => ({ ...extra, name: localizedText(extra.name, locale) })),
    charges: row.charges.map((charge) => localizedText(charge, locale)),
    cautions: row.cautions.map((caution) => localizedText(caution, locale)),
  };
}

export type StayHotel = NonNullable<Awaited<ReturnType<typeof findStayHotel>>>;

/** Only the fields needed to plan a stay, since they are read on every tap. */
export async function findStayHotel(db: Database, id: string, { drafts = false }: Drafts = {}) {
  const [row] = await db
    .select({
      id: hotels.id,
      booking: hotels.booking,
      checkIn: hotels.checkIn,
      refundTiers: refundPolicies.tiers,
      regionId: regions.id,
      country: regions.country,
      timeZone: zoneOfHotel(db),
    })
    .from(hotels)
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, hotels.refundPolicyId))
    .where(and(eq(hotels.id, id), drafts ? undefined : eq(hotels.published, true)));
  return row;
}

/** The room types of a hotel. Prices are fetched with the days. */
export async function listRooms(
  db: Database,
  locale: Locale,
  hotelId: string,
  { drafts = false }: Drafts = {},
) {
  return db
    .select({
      id: rooms.id,
      name: inLocale(rooms.name, locale),
      maxAdults: rooms.maxAdults,
      maxChildren: rooms.maxChildren,
      extraBed: rooms.extraBed,
      areaSqm: rooms.areaSqm,
      beds: inLocale(rooms.beds, locale),
      breakfast: rooms.breakfast,
      picture: rooms.picture,
      cutOffHours: rooms.cutOffHours,
      peakMinNights: rooms.peakMinNights,
    })
    .from(rooms)
    .where(and(eq(rooms.hotelId, hotelId), drafts ? undefined : eq(rooms.published, true)))
    .orderBy(asc(rooms.position));
}

/** The lowest free night of the coming weeks, by room; a full one has none. */
export async function fromPrices(
  db: Database,
  hotelId: string,
  from: LocalDate,
): Promise<Record<string, Won>> {
  const rows = await db
    .select({ id: rooms.id, price: sql<Won>`min(${roomNights.price})` })
    .from(rooms)
    .innerJoin(roomNights, eq(roomNights.roomId, rooms.id))
    .where(
      and(
        eq(rooms.hotelId, hotelId),
        gte(roomNights.night, from),
        lt(roomNights.night, addDays(from, FROM_PRICE_DAYS)),
        eq(roomNights.closed, false),
        eq(rooms.published, true),
        lt(roomNights.taken, roomNights.capacity),
      ),
    )
    .groupBy(rooms.id);
  return Object.fromEntries(rows.map(({ id, price }) => [id, price]));
}

/** The night's own minimum stay, or the room's for nights of this rate. */
export const minNightsOf = sql<number>`coalesce(${roomNights.minNights}, case when ${roomNights.rate} = 'peak' then ${rooms.peakMinNights} else ${rooms.minNights} end)`;

type NightsWanted = {
  readonly roomIds: readonly string[];
  readonly from: LocalDate;
  readonly to: LocalDate;
};

/** The nights of some rooms, both ends included. */
export async function listNights(db: Database, { roomIds, from, to }: NightsWanted) {
  return db
    .select({
      roomId: roomNights.roomId,
      night: roomNights.night,
      price: roomNights.price,
      rate: roomNights.rate,
      capacity: roomNights.capacity,
      taken: roomNights.taken,
      closed: roomNights.closed,
      minNights: minNightsOf,
    })
    .from(roomNights)
    .innerJoin(rooms, eq(rooms.id, roomNights.roomId))
    .where(
      and(
        inArray(roomNights.roomId, [...roomIds]),
        gte(roomNights.night, from),
        lte(roomNights.night, to),
      ),
    )
    .orderBy(asc(roomNights.night));
}

/** Days off in the country of the hotel and in Korea, where the guests come from. */
export async function listHolidays(
  db: Database,
  locale: Locale,
  { country, from, to }: { country: string; from: LocalDate; to: LocalDate },
) {
  return (
    db
      .select({ day: holidays.day, name: inLocale(holidays.name, locale) })
      .from(holidays)
      .where(
        and(
          inArray(holidays.country, [country, "KR"]),
          eq(holidays.kind, "public"),
          gte(holidays.day, from),
          lte(holidays.day, to),
        ),
      )
      // Korea is read last, so that its name wins where both countries have one.
      .orderBy(asc(sql`${holidays.country} = 'KR'`), asc(holidays.day))
  );
}
