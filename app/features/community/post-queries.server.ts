import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { posts } from "#app/db/schema/community.ts";
import { courses } from "#app/db/schema/course.ts";
import { members } from "#app/db/schema/member.ts";
import { regions } from "#app/db/schema/place.ts";
import { maskContacts } from "#app/domain/community/mask-contact.ts";
import type { CommunityList } from "#app/domain/content/community-list.ts";
import type { Locale } from "#app/domain/locale.ts";
import { maskName } from "#app/domain/member/profile/mask-name.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/paging.ts";
import type { Picture } from "#app/domain/picture/picture.ts";

export type PostRow = Awaited<ReturnType<typeof listPosts>>["rows"][number];
export type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>;
export type PostRegion = Awaited<ReturnType<typeof postRegions>>[number];

/** Every region, with how many posts are about it. */
export async function postRegions(db: Database, locale: Locale) {
  return db
    .select({ id: regions.id, name: inLocale(regions.name, locale), posts: count(posts.id) })
    .from(regions)
    .leftJoin(posts, and(eq(posts.regionId, regions.id), eq(posts.hidden, false)))
    .groupBy(regions.id)
    .orderBy(asc(regions.position));
}

export async function listPosts(db: Database, locale: Locale, { region, page }: CommunityList) {
  const shown = and(eq(posts.hidden, false), region ? eq(posts.regionId, region) : undefined);
  const paging = pagingOf(await db.$count(posts, shown), page);
  const rows = await db
    .select({
      ...postColumns(locale),
      picture: sql<Picture | null>`coalesce(${posts.pictures} -> 0, ${courses.picture})`,
    })
    .from(posts)
    .innerJoin(regions, eq(regions.id, posts.regionId))
    .innerJoin(members, eq(members.id, posts.memberId))
    .leftJoin(courses, offeredCourse())
    .where(shown)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { rows: rows.map(masked), paging };
}

export async function findPost(db: Database, locale: Locale, id: number) {
  const [post] = await db
    .select({
      ...postColumns(locale),
      content: inLocale(posts.content, locale),
      pictures: posts.pictures,
    })
    .from(posts)
    .innerJoin(regions, eq(regions.id, posts.regionId))
    .innerJoin(members, eq(members.id, posts.memberId))
    .leftJoin(courses, offeredCourse())
    .where(and(eq(posts.id, id), eq(posts.hidden, false)));
  return post ? { ...masked(post), content: maskContacts(post.content) } : undefined;
}

function postColumns(locale: Locale) {
  return {
    id: posts.id,
    title: inLocale(posts.title, locale),
    regionId: posts.regionId,
    regionName: inLocale(regions.name, locale),
    author: members.name,
    createdAt: posts.createdAt,
    comments: posts.commentCount,
    likes: posts.likeCount,
    openRound: posts.openRound,
    courseName: inLocale(courses.name, locale),
    coursePublished: courses.published,
  };
}

function offeredCourse() {
  return eq(courses.id, sql`${posts.openRound} ->> 'courseId'`);
}

/** Here, and not on the page: a whole name or a telephone number never leaves the server. */
function masked<Row extends { readonly author: string; readonly title: string }>(row: Row): Row {
  return { ...row, author: maskName(row.author), title: maskContacts(row.title) };
}
