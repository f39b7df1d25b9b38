import { and, asc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { maskName } from "#app/domain/common/text/mask.ts";

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
      hiddenFor: comments.hiddenFor,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(members, eq(members.id, comments.memberId))
    .where(and(eq(comments.postId, id), isNull(comments.deletedAt)))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  const [open] = await db
    .select({
      courseName: courses.name,
      openRound: {
        courseId: partnerRounds.courseId,
        day: partnerRounds.day,
        teeTime: partnerRounds.teeTime,
        seats: partnerRounds.seats,
        taken: partnerRounds.taken,
      },
    })
    .from(partnerRounds)
    .innerJoin(courses, eq(courses.id, partnerRounds.courseId))
    .where(eq(partnerRounds.postId, id));
  return {
    ...post,
    author: maskName(post.author),
    courseName: open?.courseName ?? null,
    openRound: open?.openRound ?? null,
    comments: said.map((comment) => ({ ...comment, author: maskName(comment.author) })),
  };
}

export type PostRecord = NonNullable<Awaited<ReturnType<typeof findPost>>>;
