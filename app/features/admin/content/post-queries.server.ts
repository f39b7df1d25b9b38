import { and, asc, desc, eq, exists, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { comments, postReports, posts } from "#app/db/schema/community.ts";
import { courses } from "#app/db/schema/course.ts";
import { members } from "#app/db/schema/member.ts";
import { regions } from "#app/db/schema/place.ts";
import type { ListParams } from "#app/domain/admin/list-params.ts";
import { maskName } from "#app/domain/admin/mask.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";

type PostFilter = ListParams & {
  readonly region?: string | undefined;
  /** Only those whose reports wait for a decision. */
  readonly reported?: boolean;
};

export async function listPosts(
  db: Database,
  locale: Locale,
  { q, page, size, region, reported = false }: PostFilter,
) {
  const where = and(
    anyContains(q, [everyLanguage(posts.title), everyLanguage(posts.content)]),
    region ? eq(posts.regionId, region) : undefined,
    reported ? exists(openReports(db)) : undefined,
  );
  const list = await paged({ page, size }, db.$count(posts, where), ({ limit, offset }) =>
    db
      .select({
        id: posts.id,
        title: inLocale(posts.title, locale),
        region: inLocale(regions.name, locale),
        author: members.name,
        seats: sql<number | null>`(${posts.openRound} ->> 'seats')::int`,
        comments: db.$count(comments, eq(comments.postId, posts.id)),
        hidden: posts.hidden,
        reports: db.$count(postReports, openReport),
        createdAt: posts.createdAt,
      })
      .from(posts)
      .innerJoin(regions, eq(regions.id, posts.regionId))
      .innerJoin(members, eq(members.id, posts.memberId))
      .where(where)
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(limit)
      .offset(offset),
  );
  return { ...list, rows: list.rows.map((row) => ({ ...row, author: maskName(row.author) })) };
}

export type PostRow = Awaited<ReturnType<typeof listPosts>>["rows"][number];

const openReport = and(eq(postReports.postId, posts.id), isNull(postReports.decidedAt));

function openReports(db: Database) {
  return db.select({ id: postReports.id }).from(postReports).where(openReport);
}

/** A post with its comments. */
export async function findPost(db: Database, id: number) {
  const [post] = await db
    .select({ ...getTableColumns(posts), region: regions.name, author: members.name })
    .from(posts)
    .innerJoin(regions, eq(regions.id, posts.regionId))
    .innerJoin(members, eq(members.id, posts.memberId))
    .where(eq(posts.id, id));
  if (!post) return undefined;

  const said = await db
    .select({
      id: comments.id,
      author: members.name,
      content: comments.content,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(members, eq(members.id, comments.memberId))
    .where(eq(comments.postId, id))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  const [course] = post.openRound
    ? await db
        .select({ name: courses.name })
        .from(courses)
        .where(eq(courses.id, post.openRound.courseId))
    : [];
  return {
    ...post,
    author: maskName(post.author),
    courseName: course?.name ?? null,
    comments: said.map((comment) => ({ ...comment, author: maskName(comment.author) })),
  };
}

export type PostRecord = NonNullable<Awaited<ReturnType<typeof findPost>>>;
