import { and, between, count, eq, gte, lte, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { holidays, peakWindows } from "#app/db/schema/pricing/pricing-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { type Places, placesOfDay } from "#app/domain/pricing/desk/day-places.ts";
import type { PriceLayer, Rate } from "#app/domain/pricing/price-layer.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";

/** One day of a price calendar: its price, the pricing rule, and how many places are left. */
export type PricedDay = {
  readonly day: LocalDate;
  readonly price: Won;
  readonly layer: PriceLayer;
  readonly rate: Rate;
  readonly closed: boolean;
  readonly closeReason: string | null;
  /** A night's own minimum, where it is not the room's. */
  readonly minNights: number | null;
  readonly places: Places;
};

type Span = { readonly from: LocalDate; readonly to: LocalDate };

export function spanOf(days: readonly LocalDate[]): Span {
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) throw new RangeError("a span needs a day");
  return { from, to };
}

export async function courseOfPrices(db: Database, locale: Locale, id: string) {
  const [course] = await db
    .select({
      id: courses.id,
      name: inLocale(courses.name, locale),
      country: regions.country,
      card: courses.rateCard,
      timeZone: courses.timeZone,
      first: courses.firstTee,
      last: courses.lastTee,
      intervalMinutes: courses.teeIntervalMinutes,
      maxPlayers: courses.maxPlayers,
      teePlaces: courses.teePlaces,
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .where(eq(courses.id, id));
  return course;
}

type PricedCourse = NonNullable<Awaited<ReturnType<typeof courseOfPrices>>>;

export async function courseDayPrices(
  db: Database,
  course: PricedCourse,
  { from, to }: Span,
): Promise<PricedDay[]> {
  const times = teeSheet(course).length;
  const touched = await db
    .select({
      day: teeTimes.day,
      count: count(),
      capacity: sum(teeTimes.capacity).mapWith(Number),
      taken: sum(teeTimes.taken).mapWith(Number),
    })
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, course.id), between(teeTimes.day, from, to)))
    .groupBy(teeTimes.day);
  const touchedOn = new Map(touched.map((row) => [row.day, row]));
  const untouched = { count: 0, capacity: 0, taken: 0 };

  const days = await db
    .select({
      day: courseDays.day,
      price: courseDays.greenFee,
      layer: courseDays.layer,
      rate: courseDays.rate,
      closed: courseDays.closed,
      closeReason: courseDays.closeReason,
    })
    .from(courseDays)
    .where(and(eq(courseDays.courseId, course.id), between(courseDays.day, from, to)));
  return days.map((day) => ({
    ...day,
    minNights: null,
    places: placesOfDay(times, course.teePlaces, touchedOn.get(day.day) ?? untouched),
  }));
}

export async function roomOfPrices(db: Database, locale: Locale, id: string) {
  const [room] = await db
    .select({
      id: rooms.id,
      name: inLocale(rooms.name, locale),
      hotelId: hotels.id,
      hotel: inLocale(hotels.name, locale),
      country: regions.country,
      card: rooms.rateCard,
    })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .where(eq(rooms.id, id));
  return room;
}

export async function roomNightPrices(
  db: Database,
  roomId: string,
  { from, to }: Span,
): Promise<PricedDay[]> {
  const nights = await db
    .select({
      day: roomNights.night,
      price: roomNights.price,
      layer: roomNights.layer,
      rate: roomNights.rate,
      closed: roomNights.closed,
      closeReason: roomNights.closeReason,
      minNights: roomNights.minNights,
      capacity: roomNights.capacity,
      taken: roomNights.taken,
    })
    .from(roomNights)
    .where(and(eq(roomNights.roomId, roomId), between(roomNights.night, from, to)));
  return nights.map(({ capacity, taken, ...night }) => ({
    ...night,
    places: { left: capacity - taken, all: capacity },
  }));
}

/** The names of the holidays and peak seasons behind the rules. */
export async function dayNames(db: Database, locale: Locale, country: string, { from, to }: Span) {
  const named = await db
    .select({ day: holidays.day, name: inLocale(holidays.name, locale) })
    .from(holidays)
    .where(and(eq(holidays.country, country), between(holidays.day, from, to)));
  const windows = await db
    .select({
      startsOn: peakWindows.startsOn,
      endsOn: peakWindows.endsOn,
      name: inLocale(peakWindows.name, locale),
    })
    .from(peakWindows)
    .where(and(lte(peakWindows.startsOn, to), gte(peakWindows.endsOn, from)));
  return { holidays: named, windows };
}

export type DayNames = Awaited<ReturnType<typeof dayNames>>;
