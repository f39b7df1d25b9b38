import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { comments } from "#app/db/schema/community/community-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { CommentSubject } from "#app/domain/community/comment-subject.ts";

/** What a comment stands below. */
export async function subjectOf(db: Database, commentId: number): Promise<CommentSubject> {
  const [comment] = await db
    .select({ postId: comments.postId, eventId: comments.eventId })
    .from(comments)
    .where(eq(comments.id, commentId));
  if (comment?.postId) return { kind: "post", id: comment.postId };
  if (comment?.eventId) return { kind: "event", id: comment.eventId };
  throw new AppError("common.not_found");
}
