import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddy-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

/** What can be sold on the telephone: everything that the shop sells. */
export async function productOptions(db: Database, locale: Locale) {
  const [courseRows, roomRows, caddyRows, routeRows] = await Promise.all([
    db
      .select({
        id: courses.id,
        name: inLocale(courses.name, locale),
        minPlayers: courses.minPlayers,
        maxPlayers: courses.maxPlayers,
      })
      .from(courses)
      .where(eq(courses.published, true))
      .orderBy(inLocale(courses.name, locale)),
    db
      .select({
        id: rooms.id,
        hotelId: hotels.id,
        hotel: inLocale(hotels.name, locale),
        name: inLocale(rooms.name, locale),
      })
      .from(rooms)
      .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
      .where(and(eq(hotels.published, true), eq(rooms.published, true)))
      .orderBy(inLocale(hotels.name, locale), asc(rooms.position)),
    db
      .select({
        id: caddies.id,
        courseId: caddies.courseId,
        name: caddies.nickname,
        code: caddies.code,
      })
      .from(caddies)
      .where(eq(caddies.published, true))
      .orderBy(asc(caddies.nickname)),
    db
      .select({
        id: vanRoutes.id,
        from: inLocale(vanRoutes.origin, locale),
        to: inLocale(vanRoutes.destination, locale),
      })
      .from(vanRoutes)
      .where(and(eq(vanRoutes.published, true), eq(vanRoutes.kind, "transfer")))
      .orderBy(asc(vanRoutes.regionId), asc(vanRoutes.id)),
  ]);
  return { courses: courseRows, rooms: roomRows, caddies: caddyRows, routes: routeRows };
}

export type ProductOptions = Awaited<ReturnType<typeof productOptions>>;
