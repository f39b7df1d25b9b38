import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddy-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";

export async function findCaddyRecord(db: Database, id: string) {
  const [caddy] = await db
    .select({ ...getTableColumns(caddies), course: courses.name })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(eq(caddies.id, id));
  return caddy;
}

export type CaddyRecord = NonNullable<Awaited<ReturnType<typeof findCaddyRecord>>>;
