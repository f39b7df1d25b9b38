import { and, asc, count, eq } from "drizzle-orm";
import { isInRegion } from "#app/db/query/in-region.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import {
  anyContains,
  everyLanguage,
  orderOf,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import {
  type ListRequest,
  type ListType,
  versionedRow,
} from "#app/features/desk/list/list-type.server.ts";
import { CADDIE_COLUMNS, type CaddieRow } from "./caddie-columns.ts";
import { hasStatus } from "./place-lists.server.ts";

async function listCaddies({ db, locale, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(CADDIE_COLUMNS));
  const where = and(
    anyContains(q, [caddies.name, caddies.nickname, caddies.code, everyLanguage(courses.name)]),
    await isInRegion(db, courses.regionId, search),
    hasStatus(caddies.status, search),
  );
  const counted = db
    .select({ count: count() })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(where)
    .then(([row]) => row?.count ?? 0);
  const course = inLocale(courses.name, locale);
  const order = orderOf(
    sort,
    {
      name: caddies.nickname,
      full_name: caddies.name,
      code: caddies.code,
      course,
      region: regions.position,
      experience: caddies.experienceYears,
      day_off: caddies.dayOff,
      price: caddies.price,
      state: caddies.status,
    },
    [asc(caddies.code), asc(caddies.id)],
  );
  return paged({ page, size }, counted, ({ limit, offset }) =>
    db
      .select({
        id: caddies.id,
        version: caddies.version,
        name: caddies.name,
        nickname: caddies.nickname,
        code: caddies.code,
        course,
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
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const CADDIE_LIST: ListType<CaddieRow> = {
  columns: CADDIE_COLUMNS,
  find: listCaddies,
  rowOf: versionedRow,
};
