import { and, asc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { listTakenHalves } from "#app/db/query/caddie-halves.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes, vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { hotelCourses, hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale, onlyIn } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { vanSurcharges } from "#app/db/schema/pricing/pricing-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { type RefundTier, STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import { REFUND_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";

const SHOWN_CADDIES = 6;
const SHOWN_HOTELS = 6;
/** The longest drive to a hotel that is suggested after a round. */
const NEAR_MINUTES = 30;

export type CourseCaddie = Awaited<ReturnType<typeof listCourseCaddies>>[number];

export function listCourseCaddies(db: Database, locale: Locale, courseId: string) {
  const of = sql`from ${reviews} where ${reviews.productKind} = 'caddy' and ${reviews.productId} = ${caddies.id} and not ${reviews.hidden}`;
  return db
    .select({
      id: caddies.id,
      name: caddies.name,
      nickname: caddies.nickname,
      spoken: onlyIn(caddies.spoken, locale),
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

/** Every caddie of the course, and the half days on which she is booked. */
export async function listCaddiesOn(db: Database, courseId: string, day: LocalDate) {
  const [rows, taken] = await Promise.all([
    db
      .select({
        id: caddies.id,
        nickname: caddies.nickname,
        dayOff: caddies.dayOff,
        price: caddies.price,
        reservationFee: caddies.reservationFee,
      })
      .from(caddies)
      .where(and(eq(caddies.courseId, courseId), eq(caddies.published, true)))
      .orderBy(asc(caddies.code)),
    listTakenHalves(db, { from: day, to: day }),
  ]);
  return rows.map((row) => ({ ...row, taken: taken.filter(({ caddyId }) => caddyId === row.id) }));
}

export type NearHotel = Awaited<ReturnType<typeof listNearHotels>>[number];

/** The nearest by road. Prices are fetched with the date. */
export function listNearHotels(db: Database, locale: Locale, courseId: string) {
  const of = sql`from ${reviews} where ${reviews.productKind} = 'hotel' and ${reviews.productId} = ${hotels.id} and not ${reviews.hidden}`;
  return db
    .select({
      id: hotels.id,
      name: inLocale(hotels.name, locale),
      stars: hotels.stars,
      driveMinutes: hotelCourses.driveMinutes,
      isNear: sql<boolean>`${hotelCourses.driveMinutes} <= ${NEAR_MINUTES}`,
      picture: hotels.picture,
      rating: sql<number | null>`(select round(avg(${reviews.rating}), 1)::float ${of})`,
      reviews: sql<number>`(select count(*)::int ${of})`,
    })
    .from(hotelCourses)
    .innerJoin(hotels, eq(hotels.id, hotelCourses.hotelId))
    .where(and(eq(hotelCourses.courseId, courseId), eq(hotels.published, true)))
    .orderBy(asc(hotelCourses.driveMinutes), asc(hotelCourses.roadKm), asc(hotels.id))
    .limit(SHOWN_HOTELS);
}

/** The price of a night by nearby hotel; a full one has none. */
export async function nightPrices(
  db: Database,
  courseId: string,
  night: LocalDate,
): Promise<Record<string, Won>> {
  const rows = await db
    .select({ id: rooms.hotelId, price: sql<Won>`min(${roomNights.price})` })
    .from(hotelCourses)
    .innerJoin(rooms, eq(rooms.hotelId, hotelCourses.hotelId))
    .innerJoin(roomNights, eq(roomNights.roomId, rooms.id))
    .where(
      and(
        eq(hotelCourses.courseId, courseId),
        eq(roomNights.night, night),
        eq(roomNights.closed, false),
        eq(rooms.published, true),
        lt(roomNights.taken, roomNights.capacity),
      ),
    )
    .groupBy(rooms.hotelId);
  return Object.fromEntries(rows.map(({ id, price }) => [id, price]));
}

/** The ride from a hotel of the region to the course and back; not every course has one. */
export async function findVan(db: Database, locale: Locale, courseId: string) {
  const [routes, vehicles, surcharges] = await Promise.all([
    db
      .select({
        oneWayPrice: vanRoutes.oneWayPrice,
        roundTripPrice: vanRoutes.roundTripPrice,
        driveMinutes: vanRoutes.driveMinutes,
      })
      .from(vanRoutes)
      .where(
        and(
          eq(vanRoutes.courseId, courseId),
          eq(vanRoutes.kind, "golf_round_trip_wait"),
          eq(vanRoutes.published, true),
        ),
      )
      .orderBy(asc(vanRoutes.driveMinutes))
      .limit(1),
    db
      .select({
        name: inLocale(vanVehicles.name, locale),
        maxGolfersWithBags: vanVehicles.maxGolfersWithBags,
        pricePercent: vanVehicles.pricePercent,
      })
      .from(vanVehicles)
      // Vehicles dearer than the standard one are never chosen by default.
      .where(lte(vanVehicles.pricePercent, 100)),
    db.select().from(vanSurcharges),
  ]);
  const [route] = routes;
  if (!route) return undefined;
  const extra = (code: string) => surcharges.find((each) => each.code === code);
  return {
    route,
    vehicles,
    surcharges: {
      peakPercent: extra("PEAK")?.percent ?? 0,
      early: extra("EARLY")?.amount ?? won(0),
    },
  };
}

/** Extras of a round have refund rules of their own (docs/decisions/0007). */
export async function findExtraTiers(db: Database) {
  const rows = await db
    .select({ id: refundPolicies.id, tiers: refundPolicies.tiers })
    .from(refundPolicies)
    .where(inArray(refundPolicies.id, [REFUND_POLICY.callvan, REFUND_POLICY.caddy]));
  const tiersOf = (policy: string): readonly RefundTier[] =>
    rows.find(({ id }) => id === policy)?.tiers ?? STANDARD_REFUND_TIERS;
  return { ride: tiersOf(REFUND_POLICY.callvan), caddy: tiersOf(REFUND_POLICY.caddy) };
}
