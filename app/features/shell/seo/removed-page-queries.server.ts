import { and, eq, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";

/** Whether a course was sold and is archived; a draft was never there. */
export async function isCourseWithdrawn(db: Database, id: string): Promise<boolean> {
  return (await db.$count(courses, and(eq(courses.id, id), eq(courses.status, "archived")))) > 0;
}

export async function isHotelWithdrawn(db: Database, id: string): Promise<boolean> {
  return (await db.$count(hotels, and(eq(hotels.id, id), eq(hotels.status, "archived")))) > 0;
}

/** A caddie is withdrawn with her course. */
export async function isCaddieWithdrawn(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: caddies.id })
    .from(caddies)
    .innerJoin(courses, eq(courses.id, caddies.courseId))
    .where(
      and(eq(caddies.id, id), or(eq(caddies.status, "archived"), eq(courses.status, "archived"))),
    );
  return row !== undefined;
}

export async function isPostHidden(db: Database, id: number): Promise<boolean> {
  return (await db.$count(posts, and(eq(posts.id, id), eq(posts.hidden, true)))) > 0;
}
