import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { maskName } from "#app/domain/common/text/mask.ts";

/** A comment as it was written, for moderators. */
export async function findCommentRecord(db: Database, id: number) {
  const [comment] = await db
    .select({
      id: comments.id,
      version: comments.version,
      postId: comments.postId,
      eventId: comments.eventId,
      postTitle: posts.title,
      eventTitle: events.title,
      memberId: comments.memberId,
      author: members.name,
      content: comments.content,
      hiddenFor: comments.hiddenFor,
      hiddenNote: comments.hiddenNote,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(members, eq(members.id, comments.memberId))
    .leftJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(events, eq(events.id, comments.eventId))
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)));
  if (!comment) return undefined;
  const { postTitle, eventTitle, ...row } = comment;
  return {
    ...row,
    author: maskName(row.author),
    title: postTitle ?? eventTitle ?? {},
    hidden: row.hiddenFor !== null,
  };
}

export type CommentRecord = NonNullable<Awaited<ReturnType<typeof findCommentRecord>>>;
