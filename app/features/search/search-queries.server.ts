import { and, asc, eq, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/caddy.ts";
import { courses } from "#app/db/schema/course.ts";
import { hotels } from "#app/db/schema/hotel.ts";
import { regions } from "#app/db/schema/place.ts";
import type { ProductKind } from "#app/domain/catalog/product-kind.ts";
import { likePattern } from "#app/domain/catalog/search.ts";

/** Which products a question names, by kind and in the order of their names' fit. */
export async function searchProducts(
  db: Database,
  q: string,
): Promise<Record<ProductKind, string[]>> {
  if (q === "") return { course: [], hotel: [], caddy: [] };
  const pattern = likePattern(q);
  const [course, hotel, caddy] = await Promise.all([
    db
      .select({ id: courses.id })
      .from(courses)
      .innerJoin(regions, eq(regions.id, courses.regionId))
      .where(
        and(
          eq(courses.published, true),
          or(named(courses.name, pattern), named(regions.name, pattern)),
        ),
      )
      .orderBy(sql`${named(courses.name, pattern)} desc`, asc(regions.position), asc(courses.id)),
    db
      .select({ id: hotels.id })
      .from(hotels)
      .innerJoin(regions, eq(regions.id, hotels.regionId))
      .where(
        and(
          eq(hotels.published, true),
          or(named(hotels.name, pattern), named(regions.name, pattern)),
        ),
      )
      .orderBy(sql`${named(hotels.name, pattern)} desc`, asc(regions.position), asc(hotels.id)),
    db
      .select({ id: caddies.id })
      .from(caddies)
      .innerJoin(courses, eq(courses.id, caddies.courseId))
      .where(
        and(
          eq(caddies.published, true),
          or(
            sql`${caddies.name} ilike ${pattern}`,
            sql`${caddies.nickname} ilike ${pattern}`,
            eq(caddies.code, q),
            named(courses.name, pattern),
          ),
        ),
      )
      .orderBy(sql`${named(courses.name, pattern)}`, asc(caddies.nickname), asc(caddies.id)),
  ]);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { course: ids(course), hotel: ids(hotel), caddy: ids(caddy) };
}

/** In either language, whatever language the reader reads. */
function named(column: PgColumn, pattern: string) {
  return sql<boolean>`(coalesce(${column} ->> 'ko', '') ilike ${pattern} or coalesce(${column} ->> 'en', '') ilike ${pattern})`;
}
