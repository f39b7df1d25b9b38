import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { comments, postMarks, posts } from "#app/db/schema/community/community-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { findMyPartner } from "#app/features/community/partner/my-partner-queries.server.ts";
import { type MyPost, NOTHING_OF_MINE } from "./use-my-post.ts";
import { ownPost } from "./write-post.server.ts";

type Own = { readonly id: number; readonly memberId: string };

/** A post as its author wrote it, for them alone. */
export async function findOwnPost(db: Database, locale: Locale, own: Own) {
  const [post] = await db
    .select({
      id: posts.id,
      title: inLocale(posts.title, locale),
      content: inLocale(posts.content, locale),
      region: posts.regionId,
      pictures: posts.pictures,
    })
    .from(posts)
    .where(ownPost(own));
  return post;
}

type Reader = {
  readonly id: number;
  readonly memberId: string | undefined;
  readonly now: Date;
};

/** What a post and its comments are to a reader; nothing to a visitor. */
export async function findMyPost(db: Database, { id, memberId, now }: Reader): Promise<MyPost> {
  if (!memberId) return NOTHING_OF_MINE;
  const [own, marks, written, partner] = await Promise.all([
    db.$count(posts, ownPost({ id, memberId })),
    db
      .select({ kind: postMarks.kind })
      .from(postMarks)
      .where(and(eq(postMarks.postId, id), eq(postMarks.memberId, memberId))),
    db
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.postId, id), eq(comments.memberId, memberId))),
    findMyPartner(db, { postId: id, memberId, now }),
  ]);
  return {
    own: own > 0,
    liked: marks.some(({ kind }) => kind === "like"),
    bookmarked: marks.some(({ kind }) => kind === "bookmark"),
    comments: written.map((comment) => comment.id),
    partner: partner ?? null,
  };
}
