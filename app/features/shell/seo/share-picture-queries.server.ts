import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import type { SharedKind } from "#app/domain/shell/seo/shared-pictures.ts";

type Row = { readonly picture: Picture | null };

/** The picture of a published product; undefined where there is none. */
export async function findSharedPicture(
  db: Database,
  { kind, id }: { readonly kind: SharedKind; readonly id: string },
): Promise<Row | undefined> {
  const [row] = await QUERIES[kind](db, id);
  return row;
}

const QUERIES: Record<SharedKind, (db: Database, id: string) => PromiseLike<Row[]>> = {
  course: (db, id) =>
    db
      .select({ picture: courses.picture })
      .from(courses)
      .where(and(eq(courses.id, id), eq(courses.published, true))),
  hotel: (db, id) =>
    db
      .select({ picture: hotels.picture })
      .from(hotels)
      .where(and(eq(hotels.id, id), eq(hotels.published, true))),
  caddy: (db, id) =>
    db
      .select({ picture: caddies.picture })
      .from(caddies)
      .innerJoin(courses, eq(courses.id, caddies.courseId))
      .where(and(eq(caddies.id, id), eq(caddies.published, true), eq(courses.published, true))),
  event: (db, id) =>
    db
      .select({ picture: events.picture })
      .from(events)
      .where(and(eq(events.id, Number(id)), eq(events.draft, false))),
  tournament: (db, id) =>
    db
      .select({ picture: courses.picture })
      .from(tournaments)
      .innerJoin(courses, eq(courses.id, tournaments.courseId))
      .where(eq(tournaments.id, Number(id))),
  city: (db, id) => db.select({ picture: regions.picture }).from(regions).where(eq(regions.id, id)),
};
