import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { threadOfQuestion } from "#app/db/query/thread-of-question.ts";
import { memberBlocks } from "#app/db/schema/community/author-block-tables.ts";
import {
  commentReports,
  comments,
  postMarks,
  postReports,
  posts,
  reviews,
  reviewVotes,
} from "#app/db/schema/community/community-tables.ts";
import {
  partnerApplications,
  partnerRounds,
  seatAlerts,
} from "#app/db/schema/community/partner-tables.ts";
import { questions } from "#app/db/schema/help/help-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { pictureAt } from "#app/domain/picture/picture.ts";

/** What a member wrote and showed. */
export async function collectContent(db: Database, memberId: string) {
  return {
    reviews: await listOwnReviews(db, memberId),
    posts: await listOwnPosts(db, memberId),
    comments: await db
      .select({
        post: comments.postId,
        event: comments.eventId,
        content: comments.content,
        createdAt: comments.createdAt,
      })
      .from(comments)
      .where(eq(comments.memberId, memberId)),
    questions: await listOwnQuestions(db, memberId),
    postMarks: await db
      .select({ post: postMarks.postId, kind: postMarks.kind, createdAt: postMarks.createdAt })
      .from(postMarks)
      .where(eq(postMarks.memberId, memberId)),
    helpfulReviews: await listVotes(db, memberId),
    ...(await listOwnPartners(db, memberId)),
    blocks: await listBlocks(db, memberId),
    commentReports: await listCommentReports(db, memberId),
    reports: await db
      .select({
        post: postReports.postId,
        reason: postReports.reason,
        note: postReports.note,
        createdAt: postReports.createdAt,
      })
      .from(postReports)
      .where(eq(postReports.memberId, memberId)),
    uploads: (
      await db
        .select({ picture: uploads.picture, createdAt: uploads.createdAt })
        .from(uploads)
        .where(eq(uploads.memberId, memberId))
    ).map(({ picture, createdAt }) => ({ picture: pictureAt(picture), createdAt })),
  };
}

async function listOwnReviews(db: Database, memberId: string) {
  const rows = await db
    .select({
      product: sql<string>`${reviews.productKind} || ':' || ${reviews.productId}`,
      rating: reviews.rating,
      condition: reviews.condition,
      caddy: reviews.caddy,
      pace: reviews.pace,
      value: reviews.value,
      content: reviews.content,
      pictures: reviews.pictures,
      usedOn: reviews.usedOn,
      party: reviews.party,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(eq(reviews.memberId, memberId));
  return rows.map((review) => ({
    ...review,
    pictures: review.pictures.map((each) => pictureAt(each)),
  }));
}

async function listOwnPosts(db: Database, memberId: string) {
  const rows = await db
    .select({
      region: posts.regionId,
      title: posts.title,
      content: posts.content,
      pictures: posts.pictures,
      editedAt: posts.editedAt,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .where(eq(posts.memberId, memberId));
  return rows.map((post) => ({ ...post, pictures: post.pictures.map((each) => pictureAt(each)) }));
}

/** When they blocked another member; who that is belongs to that member's data. */
function listBlocks(db: Database, memberId: string) {
  return db
    .select({ createdAt: memberBlocks.createdAt })
    .from(memberBlocks)
    .where(eq(memberBlocks.memberId, memberId));
}

function listCommentReports(db: Database, memberId: string) {
  return db
    .select({
      comment: commentReports.commentId,
      reason: commentReports.reason,
      note: commentReports.note,
      createdAt: commentReports.createdAt,
    })
    .from(commentReports)
    .where(eq(commentReports.memberId, memberId));
}

/** Which reviews helped them. */
function listVotes(db: Database, memberId: string) {
  return db
    .select({ review: reviewVotes.reviewId, createdAt: reviewVotes.createdAt })
    .from(reviewVotes)
    .where(eq(reviewVotes.memberId, memberId));
}

/** What a member asked of others, and of which rounds. */
async function listOwnPartners(db: Database, memberId: string) {
  return {
    partnerRounds: await db
      .select({
        post: partnerRounds.postId,
        course: partnerRounds.courseId,
        day: partnerRounds.day,
        teeTime: partnerRounds.teeTime,
        seats: partnerRounds.seats,
        contact: partnerRounds.contact,
        deadline: partnerRounds.deadline,
        cancelledAt: partnerRounds.cancelledAt,
      })
      .from(partnerRounds)
      .where(eq(partnerRounds.memberId, memberId)),
    seatAlerts: await db
      .select({ post: seatAlerts.postId, createdAt: seatAlerts.createdAt })
      .from(seatAlerts)
      .where(eq(seatAlerts.memberId, memberId)),
    partnerApplications: await db
      .select({
        post: partnerApplications.postId,
        word: partnerApplications.word,
        state: partnerApplications.state,
        createdAt: partnerApplications.createdAt,
      })
      .from(partnerApplications)
      .where(eq(partnerApplications.memberId, memberId)),
  };
}

/** Whole threads, without the notes of staff. */
function listOwnQuestions(db: Database, memberId: string) {
  return db
    .select({
      type: questions.type,
      title: questions.title,
      isPublic: questions.isPublic,
      phone: questions.phone,
      email: questions.email,
      answeredAt: questions.answeredAt,
      messages: threadOfQuestion,
      createdAt: questions.createdAt,
    })
    .from(questions)
    .where(eq(questions.memberId, memberId));
}
