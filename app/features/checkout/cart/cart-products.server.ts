import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes, vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";

/** A larger number would overflow the integer column. */
const MOST_TOURNAMENTS = 1_000_000_000;

export type CartProducts = Awaited<ReturnType<typeof cartProducts>>;

/** Names, pictures and limits of the products in a cart, whether or not they are still sold. */
export async function cartProducts(db: Database, locale: Locale, lines: readonly CartLine[]) {
  const rounds = linesOf(lines, "golf");
  const named = linesOf(lines, "caddy");
  const courseIds = [...rounds, ...named].map(({ courseId }) => courseId);
  const roomIds = linesOf(lines, "hotel").map(({ roomId }) => roomId);
  const entries = linesOf(lines, "tournament")
    .map(({ tournamentId }) => Number(tournamentId))
    .filter((id) => Number.isSafeInteger(id) && id < MOST_TOURNAMENTS);
  const [courseRows, roomRows, caddieRows, tournamentRows, vehicles, routes] = await Promise.all([
    courseIds.length === 0 ? [] : listCourses(db, locale, courseIds),
    roomIds.length === 0 ? [] : listRooms(db, locale, roomIds),
    named.length === 0 ? [] : listCaddies(db, named),
    entries.length === 0 ? [] : listTournaments(db, locale, entries),
    db
      .select({
        id: vanVehicles.id,
        name: inLocale(vanVehicles.name, locale),
        maxPassengers: vanVehicles.maxPassengers,
        maxGolfersWithBags: vanVehicles.maxGolfersWithBags,
        maxGolfBags: vanVehicles.maxGolfBags,
        maxSuitcases: vanVehicles.maxSuitcases,
        pricePercent: vanVehicles.pricePercent,
      })
      .from(vanVehicles)
      .orderBy(asc(vanVehicles.position)),
    db
      .select({
        id: vanRoutes.id,
        regionId: vanRoutes.regionId,
        from: inLocale(vanRoutes.origin, locale),
        to: inLocale(vanRoutes.destination, locale),
        driveMinutes: vanRoutes.driveMinutes,
      })
      .from(vanRoutes)
      .where(and(eq(vanRoutes.kind, "transfer"), eq(vanRoutes.published, true)))
      // A region's products from the nearest airport first: a trip begins there.
      .orderBy(
        asc(vanRoutes.regionId),
        asc(sql`${vanRoutes.originKind} <> 'airport'`),
        asc(vanRoutes.driveMinutes),
        asc(vanRoutes.id),
      ),
  ]);
  return {
    courses: byId(courseRows),
    rooms: byId(roomRows),
    caddies: byId(caddieRows),
    tournaments: byId(tournamentRows),
    vehicles,
    routes,
  };
}

function byId<Row extends { readonly id: string | number }>(
  rows: readonly Row[],
): Record<string, Row> {
  return Object.fromEntries(rows.map((row) => [String(row.id), row]));
}

function listCourses(db: Database, locale: Locale, ids: readonly string[]) {
  return db
    .select({
      id: courses.id,
      name: inLocale(courses.name, locale),
      region: inLocale(regions.name, locale),
      regionId: courses.regionId,
      picture: courses.picture,
      tipBaht: courses.caddyTipBaht,
      includesCart: courses.includesCart,
      includesCaddy: courses.includesCaddy,
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .where(inArray(courses.id, [...ids]));
}

function listRooms(db: Database, locale: Locale, ids: readonly string[]) {
  return db
    .select({
      id: rooms.id,
      room: inLocale(rooms.name, locale),
      name: inLocale(hotels.name, locale),
      region: inLocale(regions.name, locale),
      regionId: hotels.regionId,
      picture: hotels.picture,
      checkIn: hotels.checkIn,
      checkOut: hotels.checkOut,
    })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .innerJoin(regions, eq(regions.id, hotels.regionId))
    .where(inArray(rooms.id, [...ids]));
}

/** The caddies in the cart and their colleagues, since a fix may suggest a colleague with her photo. */
function listCaddies(db: Database, named: readonly LineOf<"caddy">[]) {
  const rating = db
    .select({ average: sql`round(avg(${reviews.rating}), 1)::float` })
    .from(reviews)
    .where(
      and(
        eq(reviews.productKind, "caddy"),
        eq(reviews.productId, caddies.id),
        eq(reviews.hidden, false),
      ),
    );
  return db
    .select({
      id: caddies.id,
      name: caddies.nickname,
      code: caddies.code,
      picture: caddies.picture,
      rating: sql<number | null>`(${rating})`,
    })
    .from(caddies)
    .where(
      or(
        inArray(
          caddies.id,
          named.map(({ caddyId }) => caddyId),
        ),
        and(
          eq(caddies.published, true),
          inArray(
            caddies.courseId,
            named.map(({ courseId }) => courseId),
          ),
        ),
      ),
    );
}

function listTournaments(db: Database, locale: Locale, ids: readonly number[]) {
  return db
    .select({
      id: tournaments.id,
      name: inLocale(tournaments.title, locale),
      picture: courses.picture,
    })
    .from(tournaments)
    .innerJoin(courses, eq(courses.id, tournaments.courseId))
    .where(inArray(tournaments.id, [...ids]));
}
