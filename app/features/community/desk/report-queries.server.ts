import { and, asc, count, eq, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  commentReports,
  comments,
  postReports,
} from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
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
