import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { comments, posts, questions, reviews } from "#app/db/schema/community.ts";
import { uploads } from "#app/db/schema/upload.ts";
import { pictureAt } from "#app/domain/picture/picture.ts";

/** What a member wrote and showed. */
export async function collectContent(db: Database, memberId: string) {
  return {
    reviews: (
      await db
        .select({
          product: sql<string>`${reviews.productKind} || ':' || ${reviews.productId}`,
          rating: reviews.rating,
          content: reviews.content,
          pictures: reviews.pictures,
          usedOn: reviews.usedOn,
          party: reviews.party,
          createdAt: reviews.createdAt,
        })
        .from(reviews)
        .where(eq(reviews.memberId, memberId))
    ).map((review) => ({ ...review, pictures: review.pictures.map((each) => pictureAt(each)) })),
    posts: (
      await db
        .select({
          region: posts.regionId,
          title: posts.title,
          content: posts.content,
          joinOffer: posts.openRound,
          pictures: posts.pictures,
          editedAt: posts.editedAt,
          createdAt: posts.createdAt,
        })
        .from(posts)
        .where(eq(posts.memberId, memberId))
    ).map((post) => ({ ...post, pictures: post.pictures.map((each) => pictureAt(each)) })),
    comments: await db
      .select({
        post: comments.postId,
        content: comments.content,
        createdAt: comments.createdAt,
      })
      .from(comments)
      .where(eq(comments.memberId, memberId)),
    questions: await db
      .select({
        type: questions.type,
        title: questions.title,
        content: questions.content,
        isPublic: questions.isPublic,
        answer: questions.answer,
        answeredAt: questions.answeredAt,
        createdAt: questions.createdAt,
      })
      .from(questions)
      .where(eq(questions.memberId, memberId)),
    uploads: (
      await db
        .select({ picture: uploads.picture, createdAt: uploads.createdAt })
        .from(uploads)
        .where(eq(uploads.memberId, memberId))
    ).map(({ picture, createdAt }) => ({ picture: pictureAt(picture), createdAt })),
  };
}
