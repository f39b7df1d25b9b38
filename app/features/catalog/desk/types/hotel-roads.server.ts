import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses, hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { driveMinutes, roadKm } from "#app/domain/catalog/place/road.ts";

/** Measures the roads between a course and the hotels of its region that have none yet. */
export function addCourseRoads(tx: Database, courseId: string): Promise<void> {
  return addRoads(tx, eq(courses.id, courseId));
}

export function addHotelRoads(tx: Database, hotelId: string): Promise<void> {
  return addRoads(tx, eq(hotels.id, hotelId));
}

/** For use after a bulk import. */
export function addAllRoads(tx: Database): Promise<void> {
  return addRoads(tx, undefined);
}

async function addRoads(tx: Database, which: SQL | undefined): Promise<void> {
  const pairs = await tx
    .select({
      hotelId: hotels.id,
      courseId: courses.id,
      hotel: { lat: hotels.latitude, lng: hotels.longitude },
      course: { lat: courses.latitude, lng: courses.longitude },
    })
    .from(hotels)
    .innerJoin(courses, eq(courses.regionId, hotels.regionId))
    .where(and(which, isUnmeasured(tx)));
  if (pairs.length === 0) return;
  await tx.insert(hotelCourses).values(
    pairs.map(({ hotelId, courseId, hotel, course }) => {
      const km = roadKm(hotel, course);
      return { hotelId, courseId, roadKm: km, driveMinutes: driveMinutes(km) };
    }),
  );
}

function isUnmeasured(tx: Database) {
  const measured = tx
    .select({ one: sql`1` })
    .from(hotelCourses)
    .where(and(eq(hotelCourses.hotelId, hotels.id), eq(hotelCourses.courseId, courses.id)));
  return notExists(measured);
}
