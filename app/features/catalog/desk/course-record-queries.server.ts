import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses, hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

/** All fields of a course. */
export async function findCourseRecord(db: Database, id: string) {
  const [course] = await db
    .select({
      ...getTableColumns(courses),
      regionName: regions.name,
      country: regions.country,
      baseName: regions.baseName,
      refundPolicy: refundPolicies.name,
      refundTiers: refundPolicies.tiers,
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
    .where(eq(courses.id, id));
  return course;
}

export type CourseRecord = NonNullable<Awaited<ReturnType<typeof findCourseRecord>>>;

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
