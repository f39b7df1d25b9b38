import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { canTake } from "#app/domain/catalog/course/tee-board.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/domain/common/language/languages.ts";
import { readDay, readId, readQuery } from "#app/domain/common/query-readers.ts";
import { says } from "#app/domain/common/validation.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { planRound } from "#app/features/catalog/course/round/round-plan.server.ts";

/** What can be sold on the telephone: everything that the shop sells. */
export async function productOptions(db: Database, locale: Locale) {
  const [courseRows, roomRows, caddieRows, routeRows] = await Promise.all([
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
  return { courses: courseRows, rooms: roomRows, caddies: caddieRows, routes: routeRows };
}

export type ProductOptions = Awaited<ReturnType<typeof productOptions>>;

export const freeTimesForm = z.object({
  course: z.string(says("common.bad_request")).max(100),
  date: z.string(says("common.bad_request")).max(20),
  players: z.coerce.number().int().min(1).max(99).catch(4),
});

type Wanted = z.output<typeof freeTimesForm>;

/** The tee times that the party can have, as the shop shows them. */
export async function freeTimes(
  db: Database,
  { course: id, date, players }: Wanted,
  now: Date,
): Promise<string[]> {
  const day = readDay(date);
  const course = readId(id) && (await findRoundCourse(db, id));
  if (!course || !day) return [];
  const params = new URLSearchParams({ date: day, players: String(players) });
  const { query } = readQuery(ROUND_READERS, params);
  const { chosen } = await planRound(db, DEFAULT_LOCALE, { course, query, now });
  return chosen?.date === day ? chosen.slots.filter(canTake).map(({ time }) => time) : [];
}
