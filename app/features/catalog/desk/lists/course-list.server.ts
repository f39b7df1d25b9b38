import { and, asc, eq, sql } from "drizzle-orm";
import { isInRegion } from "#app/db/query/in-region.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { recommendedCourses } from "#app/db/schema/content-tables.ts";
import type { Won } from "#app/domain/common/money.ts";
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
import { COURSE_COLUMNS, type CourseRow } from "./course-columns.ts";
import { hasStatus } from "./place-lists.server.ts";

const greenFee = sql<Won>`(${courses.rateCard} -> 'high' ->> 'weekday')::int`;

async function listCourses({ db, locale, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(COURSE_COLUMNS));
  const where = and(
    anyContains(q, [everyLanguage(courses.name), courses.id]),
    await isInRegion(db, courses.regionId, search),
    hasStatus(courses.status, search),
  );
  const name = inLocale(courses.name, locale);
  const order = orderOf(
    sort,
    {
      name,
      id: courses.id,
      region: regions.position,
      tier: courses.tier,
      booking: courses.booking,
      holes: courses.holes,
      drive: courses.driveMinutes,
      fee: greenFee,
      best: recommendedCourses.position,
      state: courses.status,
    },
    [asc(regions.position), name, asc(courses.id)],
  );
  return paged({ page, size }, db.$count(courses, where), ({ limit, offset }) =>
    db
      .select({
        id: courses.id,
        version: courses.version,
        name,
        region: inLocale(regions.name, locale),
        tier: courses.tier,
        booking: courses.booking,
        holes: courses.holes,
        driveMinutes: courses.driveMinutes,
        greenFee,
        status: courses.status,
        position: recommendedCourses.position,
      })
      .from(courses)
      .innerJoin(regions, eq(regions.id, courses.regionId))
      .leftJoin(recommendedCourses, eq(recommendedCourses.courseId, courses.id))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const COURSE_LIST: ListType<CourseRow> = {
  columns: COURSE_COLUMNS,
  find: listCourses,
  rowOf: versionedRow,
};
