import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import type { CommentSubject } from "#app/domain/community/comment-subject.ts";

/** What is neither deleted nor hidden: lists of posts sort by it; those below an event are counted when it is shown. */
export async function countComments(
  tx: Database,
  { kind, id }: CommentSubject,
  by: 1 | -1,
): Promise<void> {
  if (kind === "event") return;
  await tx
    .update(posts)
    .set({ commentCount: sql`${posts.commentCount} + ${by}` })
    .where(eq(posts.id, id));
}
