import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { hotelCourses, hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

/** How far a course is from the hotels around it, the nearest first. */
export function courseRoads(db: Database, locale: Locale, courseId: string) {
  return db
    .select({
      id: hotels.id,
      name: inLocale(hotels.name, locale),
      driveMinutes: hotelCourses.driveMinutes,
      roadKm: hotelCourses.roadKm,
      byHand: hotelCourses.byHand,
    })
    .from(hotelCourses)
    .innerJoin(hotels, eq(hotels.id, hotelCourses.hotelId))
    .where(eq(hotelCourses.courseId, courseId))
    .orderBy(asc(hotelCourses.driveMinutes), asc(hotels.id));
}

export type CourseRoad = Awaited<ReturnType<typeof courseRoads>>[number];
