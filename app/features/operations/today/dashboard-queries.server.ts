import { eq, gte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { posts, reviews } from "#app/db/schema/community/community-tables.ts";
import { events, notices } from "#app/db/schema/content-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { mayRead, type Role } from "#app/domain/desk/role/role-rights.ts";

async function countCourses(db: Database) {
  const all = await db.$count(courses);
  const published = await db.$count(courses, eq(courses.published, true));
  return { all, published };
}

async function contentFacts(db: Database, now: Date) {
  return {
    notices: await db.$count(notices),
    untranslated: await db.$count(notices, sql`coalesce(${notices.title} ->> 'en', '') = ''`),
    events: await db.$count(events, gte(events.endsOn, dateIn(SHOP_ZONE, now))),
    reviews: await db.$count(reviews),
    posts: await db.$count(posts),
  };
}

/** What staff without a queue see instead. What a role may not read is not even queried. */
export async function dashboardFacts(db: Database, role: Role, now: Date) {
  return {
    content: await contentFacts(db, now),
    courses: mayRead(role, "courses") ? await countCourses(db) : undefined,
    members: mayRead(role, "member")
      ? await db.$count(members, eq(members.role, "member"))
      : undefined,
  };
}

export type DashboardFacts = Awaited<ReturnType<typeof dashboardFacts>>;
