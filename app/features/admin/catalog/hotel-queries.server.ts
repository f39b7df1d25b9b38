import { and, asc, count, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { courses } from "#app/db/schema/course.ts";
import { hotelCourses, hotels, rooms } from "#app/db/schema/hotel.ts";
import { refundPolicies, regions } from "#app/db/schema/place.ts";
import type { ListParams } from "#app/domain/admin/list-params.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";

type HotelFilter = ListParams & { readonly region?: string | undefined };

export async function listHotels(
  db: Database,
  locale: Locale,
  { q, page, size, region }: HotelFilter,
) {
  const where = and(
    anyContains(q, [everyLanguage(hotels.name), hotels.id]),
    region ? eq(hotels.regionId, region) : undefined,
  );
  const roomCount = db
    .select({ hotelId: rooms.hotelId, count: count().as("room_count") })
    .from(rooms)
    .groupBy(rooms.hotelId)
    .as("room_counts");
  return paged({ page, size }, db.$count(hotels, where), ({ limit, offset }) =>
    db
      .select({
        id: hotels.id,
        name: inLocale(hotels.name, locale),
        region: inLocale(regions.name, locale),
        stars: hotels.stars,
        checkIn: hotels.checkIn,
        checkOut: hotels.checkOut,
        booking: hotels.booking,
        status: hotels.status,
        rooms: roomCount.count,
      })
      .from(hotels)
      .innerJoin(regions, eq(regions.id, hotels.regionId))
      .leftJoin(roomCount, eq(roomCount.hotelId, hotels.id))
      .where(where)
      .orderBy(asc(regions.position), inLocale(hotels.name, locale), asc(hotels.id))
      .limit(limit)
      .offset(offset),
  );
}

export type HotelRow = Awaited<ReturnType<typeof listHotels>>["rows"][number];

/** All fields of a hotel, with its rooms and nearby courses. */
export async function findHotel(db: Database, id: string) {
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

export type HotelRecord = NonNullable<Awaited<ReturnType<typeof findHotel>>>;

export async function findRoom(db: Database, id: string) {
  const [room] = await db
    .select({ ...getTableColumns(rooms), hotel: hotels.name })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .where(eq(rooms.id, id));
  return room;
}

export type RoomRecord = NonNullable<Awaited<ReturnType<typeof findRoom>>>;
