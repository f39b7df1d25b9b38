import { and, asc, count, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { caddies } from "#app/db/schema/caddy.ts";
import { courses } from "#app/db/schema/course.ts";
import { regions } from "#app/db/schema/place.ts";
import type { ListParams } from "#app/domain/admin/list-params.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";

type CaddyFilter = ListParams & { readonly region?: string | undefined };

export async function listCaddies(
  db: Database,
  locale: Locale,
  { q, page, size, region }: CaddyFilter,
) {
  const where = and(
    anyContains(q, [caddies.name, caddies.nickname, caddies.code, everyLanguage(courses.name)]),
    region ? eq(courses.regionId, region) : undefined,
  );
  const counted = db
    .select({ count: count() })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(where)
    .then(([row]) => row?.count ?? 0);
  return paged({ page, size }, counted, ({ limit, offset }) =>
    db
      .select({
        id: caddies.id,
        name: caddies.name,
        nickname: caddies.nickname,
        code: caddies.code,
        course: inLocale(courses.name, locale),
        region: inLocale(regions.name, locale),
        experienceYears: caddies.experienceYears,
        dayOff: caddies.dayOff,
        price: caddies.price,
        status: caddies.status,
      })
      .from(caddies)
      .innerJoin(courses, eq(courses.id, caddies.courseId))
      .innerJoin(regions, eq(regions.id, courses.regionId))
      .where(where)
      .orderBy(asc(caddies.code), asc(caddies.id))
      .limit(limit)
      .offset(offset),
  );
}

export type CaddyRow = Awaited<ReturnType<typeof listCaddies>>["rows"][number];

export async function findCaddy(db: Database, id: string) {
  const [caddy] = await db
    .select({ ...getTableColumns(caddies), course: courses.name })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(eq(caddies.id, id));
  return caddy;
}

export type CaddyRecord = NonNullable<Awaited<ReturnType<typeof findCaddy>>>;
