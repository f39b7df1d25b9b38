import { and, asc, count, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import {
  commentReports,
  comments,
  postReports,
  posts,
  reviews,
} from "#app/db/schema/community/community-tables.ts";
import { partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { maskName } from "#app/domain/common/text/mask.ts";

/** The reporters of a post and their reasons, first to last. */
export function listReports(db: Database, postId: number) {
  return reportsIn(db, postReports, eq(postReports.postId, postId));
}

/** The reporters of a comment and their reasons, first to last. */
export function listCommentReports(db: Database, commentId: number) {
  return reportsIn(db, commentReports, eq(commentReports.commentId, commentId));
}

async function reportsIn(
  db: Database,
  table: typeof postReports | typeof commentReports,
  where: SQL,
) {
  const rows = await db
    .select({
      id: table.id,
      reason: table.reason,
      note: table.note,
      by: members.name,
      decidedAt: table.decidedAt,
      createdAt: table.createdAt,
    })
    .from(table)
    .innerJoin(members, eq(members.id, table.memberId))
    .where(where)
    .orderBy(asc(table.id));
  return rows.map((row) => ({ ...row, by: maskName(row.by) }));
}

export type PostReport = Awaited<ReturnType<typeof listReports>>[number];

/** How many posts wait for a decision. */
export async function countReportedPosts(db: Database): Promise<number> {
  const open = db
    .selectDistinct({ postId: postReports.postId })
    .from(postReports)
    .where(isNull(postReports.decidedAt))
    .as("open");
  const [row] = await db.select({ count: count() }).from(open);
  return row?.count ?? 0;
}

/** How many comments wait for a decision; a deleted one no longer does. */
export async function countReportedComments(db: Database): Promise<number> {
  const open = db
    .selectDistinct({ commentId: commentReports.commentId })
    .from(commentReports)
    .innerJoin(comments, eq(comments.id, commentReports.commentId))
    .where(and(isNull(commentReports.decidedAt), isNull(comments.deletedAt)))
    .as("open");
  const [row] = await db.select({ count: count() }).from(open);
  return row?.count ?? 0;
}

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

/** A review as staff decide about it. */
export async function findReviewRecord(db: Database, locale: Locale, id: number) {
  const [review] = await db
    .select({
      ...getTableColumns(reviews),
      author: members.name,
      product: sql<string>`coalesce(nullif(${inLocale(courses.name, locale)}, ''), nullif(${inLocale(hotels.name, locale)}, ''), ${caddies.nickname}, ${reviews.productId})`,
    })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.memberId))
    .leftJoin(courses, and(eq(reviews.productKind, "course"), eq(courses.id, reviews.productId)))
    .leftJoin(hotels, and(eq(reviews.productKind, "hotel"), eq(hotels.id, reviews.productId)))
    .leftJoin(caddies, and(eq(reviews.productKind, "caddy"), eq(caddies.id, reviews.productId)))
    .where(eq(reviews.id, id));
  return review && { ...review, author: maskName(review.author) };
}

export type ReviewRecord = NonNullable<Awaited<ReturnType<typeof findReviewRecord>>>;
