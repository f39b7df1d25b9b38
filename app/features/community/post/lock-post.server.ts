import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";

/** One after the other on one post, so that its counts are right; a hidden post is not found. */
export async function lockPost(tx: Database, postId: number) {
  const [post] = await tx
    .select({ id: posts.id, memberId: posts.memberId, title: posts.title })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.hidden, false)))
    .for("update");
  if (!post) throw new AppError("common.not_found");
  return post;
}
