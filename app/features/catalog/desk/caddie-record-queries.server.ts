import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";

export async function findCaddieRecord(db: Database, id: string) {
  const [caddie] = await db
    .select({ ...getTableColumns(caddies), course: courses.name })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(eq(caddies.id, id));
  return caddie;
}

export type CaddieRecord = NonNullable<Awaited<ReturnType<typeof findCaddieRecord>>>;
