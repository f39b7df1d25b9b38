import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";

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
