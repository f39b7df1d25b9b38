import { and, asc, between, count, eq, sql, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { isLowStock } from "#app/domain/operations/today.ts";
import { placesOfDay } from "#app/domain/pricing/desk/day-places.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";

/** Further ahead there is time enough to ask for more. */
const DAYS = 30;
const SHOWN = 5;

export type LowStock = {
  readonly kind: "tee" | "night" | "car";
  readonly name: string;
  readonly day: LocalDate;
  readonly left: number;
  readonly total: number;
  /** The page on which staff open more. */
  readonly to: string;
};

type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** Course by course and by the key of the tee times: of a year of them, only the month is read. */
export function touchedDays(db: Database, locale: Locale, { from, to }: Days) {
  const touched = db
    .select({
      day: teeTimes.day,
      count: count().as("count"),
      capacity: sum(teeTimes.capacity).mapWith(Number).as("capacity"),
      taken: sum(teeTimes.taken).mapWith(Number).as("taken"),
    })
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, courses.id), between(teeTimes.day, from, to)))
    .groupBy(teeTimes.day)
    .as("touched");
  return db
    .select({
      id: courses.id,
      name: inLocale(courses.name, locale),
      first: courses.firstTee,
      last: courses.lastTee,
      intervalMinutes: courses.teeIntervalMinutes,
      teePlaces: courses.teePlaces,
      day: touched.day,
      count: touched.count,
      capacity: touched.capacity,
      taken: touched.taken,
    })
    .from(courses)
    .innerJoinLateral(touched, sql`true`)
    .innerJoin(
      courseDays,
      and(eq(courseDays.courseId, courses.id), eq(courseDays.day, touched.day)),
    )
    .where(and(eq(courses.published, true), eq(courseDays.closed, false)));
}

async function lowCourses(db: Database, locale: Locale, days: Days): Promise<LowStock[]> {
  const rows = await touchedDays(db, locale, days);
  return rows.map((row) => {
    const places = placesOfDay(teeSheet(row).length, row.teePlaces, row);
    const { id, name, day } = row;
    const address = `/admin/courses/${id}/price?month=${day.slice(0, 7)}&day=${day}`;
    return { kind: "tee", name, day, left: places.left, total: places.all, to: address };
  });
}

/** Room by room and by the key of the nights, for the same reason. */
export function fullNights(db: Database, locale: Locale, { from, to }: Days) {
  const nights = db
    .select({ night: roomNights.night, capacity: roomNights.capacity, taken: roomNights.taken })
    .from(roomNights)
    .where(
      and(
        eq(roomNights.roomId, rooms.id),
        between(roomNights.night, from, to),
        eq(roomNights.closed, false),
        sql`${roomNights.taken} > 0`,
        sql`${roomNights.capacity} - ${roomNights.taken} <= greatest(1, ${roomNights.capacity} / 10)`,
      ),
    )
    // Without a limit the planner may turn the rooms and the nights around.
    .limit(DAYS + 1)
    .as("nights");
  return db
    .select({
      id: rooms.id,
      name: inLocale(hotels.name, locale),
      day: nights.night,
      total: nights.capacity,
      taken: nights.taken,
    })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .innerJoinLateral(nights, sql`true`)
    .where(eq(hotels.published, true))
    .orderBy(asc(nights.night))
    .limit(100);
}

async function lowRooms(db: Database, locale: Locale, days: Days): Promise<LowStock[]> {
  const rows = await fullNights(db, locale, days);
  return rows.map(({ id, name, day, total, taken }) => {
    const address = `/admin/hotel/room/${id}/price?month=${day.slice(0, 7)}`;
    return { kind: "night", name, day, left: total - taken, total, to: address };
  });
}

async function lowCars(db: Database, locale: Locale, { from, to }: Days): Promise<LowStock[]> {
  const rows = await db
    .select({
      name: inLocale(vanVehicles.name, locale),
      day: stockDays.day,
      total: stockDays.capacity,
      taken: stockDays.taken,
    })
    .from(stockDays)
    .innerJoin(vanVehicles, eq(vanVehicles.id, stockDays.productId))
    .where(and(eq(stockDays.kind, "car"), between(stockDays.day, from, to)));
  return rows.map(({ name, day, total, taken }) => ({
    kind: "car",
    name,
    day,
    left: total - taken,
    total,
    to: `/admin/run-sheet?date=${day}`,
  }));
}

/** Days of the next month on which little is left, the soonest first. */
export async function findLowStock(db: Database, locale: Locale, now: Date) {
  const from = dateIn(SHOP_ZONE, now);
  const days = { from, to: addDays(from, DAYS) };
  const all = await Promise.all([
    lowCourses(db, locale, days),
    lowRooms(db, locale, days),
    lowCars(db, locale, days),
  ]);
  const low = all
    .flat()
    .filter(isLowStock)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.left - b.left);
  return { count: low.length, rows: low.slice(0, SHOWN) };
}
