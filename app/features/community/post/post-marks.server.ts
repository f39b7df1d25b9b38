import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { postMarks, posts } from "#app/db/schema/community/community-tables.ts";
import type { PostMark } from "#app/domain/community/post.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { lockPost } from "./write-post.server.ts";

type Mark = {
  readonly postId: number;
  readonly memberId: string;
  readonly kind: PostMark;
  readonly on: boolean;
};

/** Likes or bookmarks a post, or takes that back; said twice it counts once. */
export async function markPost(
  { db, now }: Pick<Services, "db" | "now">,
  { postId, memberId, kind, on }: Mark,
): Promise<{ readonly likes: number }> {
  return db.transaction(async (tx) => {
    await lockPost(tx, postId);
    const mark = { postId, memberId, kind };
    const changed = on
      ? await tx
          .insert(postMarks)
          .values({ ...mark, createdAt: now() })
          .onConflictDoNothing()
          .returning({ postId: postMarks.postId })
      : await tx
          .delete(postMarks)
          .where(
            and(
              eq(postMarks.postId, postId),
              eq(postMarks.memberId, memberId),
              eq(postMarks.kind, kind),
            ),
          )
          .returning({ postId: postMarks.postId });
    const by = kind === "like" && changed.length > 0 ? (on ? 1 : -1) : 0;
    const [post] = await tx
      .update(posts)
      .set({ likeCount: sql`${posts.likeCount} + ${by}` })
      .where(eq(posts.id, postId))
      .returning({ likes: posts.likeCount });
    return { likes: post?.likes ?? 0 };
  });
}

/** When an account is closed: its likes no longer count, and its bookmarks go. */
export async function deleteMarks(tx: Database, memberId: string): Promise<void> {
  const gone = await tx
    .delete(postMarks)
    .where(eq(postMarks.memberId, memberId))
    .returning({ postId: postMarks.postId, kind: postMarks.kind });
  const liked = gone.filter(({ kind }) => kind === "like").map(({ postId }) => postId);
  if (liked.length === 0) return;
  await tx
    .update(posts)
    .set({ likeCount: sql`${posts.likeCount} - 1` })
    .where(
      inArray(
        posts.id,
        liked.toSorted((one, other) => one - other),
      ),
    );
}
