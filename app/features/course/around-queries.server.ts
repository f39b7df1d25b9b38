import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { caddies } from "#app/db/schema/caddy.ts";
import { reviews } from "#app/db/schema/community.ts";
import { hotelCourses, hotels, roomNights, rooms } from "#app/db/schema/hotel.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Won } from "#app/domain/money.ts";

const SHOWN_CADDIES = 4;
const SHOWN_HOTELS = 6;

export type CourseCaddy = Awaited<ReturnType<typeof listCourseCaddies>>[number];

export function listCourseCaddies(db: Database, locale: Locale, courseId: string) {
  const of = sql`from ${reviews} where ${reviews.productKind} = 'caddy' and ${reviews.productId} = ${caddies.id} and not ${reviews.hidden}`;
  return db
    .select({
      id: caddies.id,
      name: caddies.name,
      nickname: caddies.nickname,
      code: caddies.code,
      languages: caddies.languages,
      specialty: inLocale(caddies.specialty, locale),
      experienceYears: caddies.experienceYears,
      dayOff: caddies.dayOff,
      reservationFee: caddies.reservationFee,
      picture: caddies.picture,
      rating: sql<number | null>`(select round(avg(${reviews.rating}), 1)::float ${of})`,
      reviews: sql<number>`(select count(*)::int ${of})`,
    })
    .from(caddies)
    .where(and(eq(caddies.courseId, courseId), eq(caddies.published, true)))
    .orderBy(asc(caddies.code))
    .limit(SHOWN_CADDIES);
}

export type NearHotel = Awaited<ReturnType<typeof listNearHotels>>[number];

/** The nearest by road, with the cheapest free night of the next 30. */
export function listNearHotels(
  db: Database,
  locale: Locale,
  { courseId, now }: { readonly courseId: string; readonly now: Date },
) {
  const today = dateIn(SHOP_ZONE, now);
  const lowest = db
    .select({ price: sql<Won | null>`min(${roomNights.price})`.as("price") })
    .from(roomNights)
    .innerJoin(rooms, eq(rooms.id, roomNights.roomId))
    .where(
      and(
        eq(rooms.hotelId, hotels.id),
        gte(roomNights.night, today),
        lt(roomNights.night, addDays(today, 30)),
        eq(roomNights.closed, false),
        lt(roomNights.taken, roomNights.capacity),
      ),
    )
    .as("lowest");
  const of = sql`from ${reviews} where ${reviews.productKind} = 'hotel' and ${reviews.productId} = ${hotels.id} and not ${reviews.hidden}`;
  return db
    .select({
      id: hotels.id,
      name: inLocale(hotels.name, locale),
      stars: hotels.stars,
      driveMinutes: hotelCourses.driveMinutes,
      picture: hotels.picture,
      price: lowest.price,
      rating: sql<number | null>`(select round(avg(${reviews.rating}), 1)::float ${of})`,
      reviews: sql<number>`(select count(*)::int ${of})`,
    })
    .from(hotelCourses)
    .innerJoin(hotels, eq(hotels.id, hotelCourses.hotelId))
    .leftJoinLateral(lowest, sql`true`)
    .where(and(eq(hotelCourses.courseId, courseId), eq(hotels.published, true)))
    .orderBy(asc(hotelCourses.driveMinutes), asc(hotelCourses.roadKm), asc(hotels.id))
    .limit(SHOWN_HOTELS);
}
