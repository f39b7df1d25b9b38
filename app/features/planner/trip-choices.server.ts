import { and, asc, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses, hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import {
  type CourseChoice,
  type RoomChoice,
  SAMPLE_TRIP,
} from "#app/domain/planner/sample-trip.ts";
import { roundPrice } from "#app/domain/pricing/round-price.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";

type Window = { readonly regionId: string; readonly from: LocalDate; readonly to: LocalDate };

/** The courses that hotels of a city can drive to, with the days on which two can still play. */
export async function courseChoices(db: Database, window: Window): Promise<CourseChoice[]> {
  const rows = await listCourseDays(db, window);
  const choices = new Map<string, Map<LocalDate, Won>>();
  for (const { id, day, greenFee, fullTimes, sheet, fees } of rows) {
    if ((fullTimes ?? 0) >= teeSheet(sheet).length) continue;
    const days = choices.get(id) ?? new Map<LocalDate, Won>();
    choices.set(id, days.set(day, roundPrice(greenFee, fees, SAMPLE_TRIP.golfers).perGolfer));
  }
  return [...choices].map(([id, priceOn]) => ({ id, priceOn }));
}

function listCourseDays(db: Database, window: Window) {
  const full = fullTimesByDay(db);
  return db
    .select({
      id: courses.id,
      day: courseDays.day,
      greenFee: courseDays.greenFee,
      fullTimes: full.times,
      sheet: {
        first: courses.firstTee,
        last: courses.lastTee,
        intervalMinutes: courses.teeIntervalMinutes,
      },
      fees: {
        caddyFee: sql<Won>`coalesce(${courseDays.caddyFee}, ${courses.caddyFee})`,
        cartFee: sql<Won>`coalesce(${courseDays.cartFee}, ${courses.cartFee})`,
        playersPerCart: courses.playersPerCart,
        includesCaddy: courses.includesCaddy,
        includesCart: courses.includesCart,
        caddyPolicy: courses.caddyPolicy,
        cartPolicy: courses.cartPolicy,
      },
    })
    .from(courses)
    .innerJoin(courseDays, eq(courseDays.courseId, courses.id))
    .leftJoin(full, and(eq(full.courseId, courses.id), eq(full.day, courseDays.day)))
    .where(
      and(
        inArray(courses.id, coursesInReach(db, window.regionId)),
        eq(courses.published, true),
        lte(courses.minPlayers, SAMPLE_TRIP.golfers),
        eq(courseDays.closed, false),
        gte(courseDays.day, window.from),
        lte(courseDays.day, window.to),
      ),
    )
    .orderBy(asc(courses.id));
}

function coursesInReach(db: Database, regionId: string) {
  return db
    .select({ id: hotelCourses.courseId })
    .from(hotelCourses)
    .innerJoin(hotels, eq(hotels.id, hotelCourses.hotelId))
    .where(
      and(
        eq(hotels.regionId, regionId),
        lte(hotelCourses.driveMinutes, SAMPLE_TRIP.maxDriveMinutes),
      ),
    );
}

/** How many tee times of a course and day have too few places left. */
function fullTimesByDay(db: Database) {
  return db
    .select({
      courseId: teeTimes.courseId,
      day: teeTimes.day,
      times: sql<number>`count(*)::int`.as("times"),
    })
    .from(teeTimes)
    .where(sql`${teeTimes.capacity} - ${teeTimes.taken} < ${SAMPLE_TRIP.golfers}`)
    .groupBy(teeTimes.courseId, teeTimes.day)
    .as("full_times");
}

/** The rooms of a city that two adults fit into, with their free nights and the drives to the courses. */
export async function roomChoices(db: Database, window: Window): Promise<RoomChoice[]> {
  const inRegion = and(eq(hotels.regionId, window.regionId), eq(hotels.published, true));
  const [nights, drives] = await Promise.all([
    db
      .select({
        id: rooms.id,
        hotelId: rooms.hotelId,
        night: roomNights.night,
        price: roomNights.price,
      })
      .from(rooms)
      .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
      .innerJoin(roomNights, eq(roomNights.roomId, rooms.id))
      .where(
        and(
          inRegion,
          gte(rooms.maxAdults, SAMPLE_TRIP.golfers),
          eq(roomNights.closed, false),
          eq(rooms.published, true),
          lt(roomNights.taken, roomNights.capacity),
          gte(roomNights.night, window.from),
          lte(roomNights.night, window.to),
        ),
      )
      .orderBy(asc(rooms.id)),
    db
      .select({
        hotelId: hotelCourses.hotelId,
        courseId: hotelCourses.courseId,
        minutes: hotelCourses.driveMinutes,
      })
      .from(hotelCourses)
      .innerJoin(hotels, eq(hotels.id, hotelCourses.hotelId))
      .where(inRegion),
  ]);

  const byRoom = Map.groupBy(nights, ({ id }) => id);
  const byHotel = Map.groupBy(drives, ({ hotelId }) => hotelId);
  return [...byRoom].flatMap(([id, free]) => {
    const hotelId = free[0]?.hotelId;
    if (hotelId === undefined) return [];
    const near = byHotel.get(hotelId) ?? [];
    return {
      id,
      hotelId,
      priceOn: new Map(free.map(({ night, price }) => [night, price])),
      minutesTo: new Map(near.map(({ courseId, minutes }) => [courseId, minutes])),
    };
  });
}
