import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotelCourses, hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";

/** All fields of a hotel, with its rooms and nearby courses. */
export async function findHotelRecord(db: Database, id: string) {
  const [hotel] = await db
    .select({
      ...getTableColumns(hotels),
      regionName: regions.name,
      country: regions.country,
      onCourse: courses.name,
      refundPolicy: refundPolicies.name,
      refundTiers: refundPolicies.tiers,
    })
    .from(hotels)
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, hotels.refundPolicyId))
    .leftJoin(courses, eq(courses.id, hotels.onCourseId))
    .where(eq(hotels.id, id));
  if (!hotel) return undefined;

  const ofHotel = await db
    .select()
    .from(rooms)
    .where(eq(rooms.hotelId, id))
    .orderBy(asc(rooms.position));
  const nearby = await db
    .select({
      id: courses.id,
      name: courses.name,
      driveMinutes: hotelCourses.driveMinutes,
      roadKm: hotelCourses.roadKm,
    })
    .from(hotelCourses)
    .innerJoin(courses, eq(courses.id, hotelCourses.courseId))
    .where(eq(hotelCourses.hotelId, id))
    .orderBy(asc(hotelCourses.driveMinutes), asc(courses.id));
  return { ...hotel, rooms: ofHotel, nearby };
}

export type HotelRecord = NonNullable<Awaited<ReturnType<typeof findHotelRecord>>>;

export async function findRoom(db: Database, id: string) {
  const [room] = await db
    .select({ ...getTableColumns(rooms), hotel: hotels.name })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .where(eq(rooms.id, id));
  return room;
}

export type RoomRecord = NonNullable<Awaited<ReturnType<typeof findRoom>>>;
