import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { courses, recommendedCourses } from "#app/db/schema/course.ts";
import { refundPolicies, regions } from "#app/db/schema/place.ts";
import type { ListParams } from "#app/domain/admin/list-params.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";

type CourseFilter = ListParams & { readonly region?: string | undefined };

export async function listCourses(
  db: Database,
  locale: Locale,
  { q, page, size, region }: CourseFilter,
) {
  const where = and(
    anyContains(q, [everyLanguage(courses.name), courses.id]),
    region ? eq(courses.regionId, region) : undefined,
  );
  return paged({ page, size }, db.$count(courses, where), ({ limit, offset }) =>
    db
      .select({
        id: courses.id,
        name: inLocale(courses.name, locale),
        region: inLocale(regions.name, locale),
        country: regions.country,
        tier: courses.tier,
        booking: courses.booking,
        holes: courses.holes,
        driveMinutes: courses.driveMinutes,
        rateCard: courses.rateCard,
        status: courses.status,
        position: recommendedCourses.position,
      })
      .from(courses)
      .innerJoin(regions, eq(regions.id, courses.regionId))
      .leftJoin(recommendedCourses, eq(recommendedCourses.courseId, courses.id))
      .where(where)
      .orderBy(asc(regions.position), inLocale(courses.name, locale), asc(courses.id))
      .limit(limit)
      .offset(offset),
  );
}

export type CourseRow = Awaited<ReturnType<typeof listCourses>>["rows"][number];

/** All fields of a course. */
export async function findCourse(db: Database, id: string) {
  const [course] = await db
    .select({
      ...getTableColumns(courses),
      regionName: regions.name,
      country: regions.country,
      baseName: regions.baseName,
      refundPolicy: refundPolicies.name,
      refundTiers: refundPolicies.tiers,
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .innerJoin(refundPolicies, eq(refundPolicies.id, courses.refundPolicyId))
    .where(eq(courses.id, id));
  return course;
}

export type CourseRecord = NonNullable<Awaited<ReturnType<typeof findCourse>>>;
