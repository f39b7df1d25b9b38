import { asc, count, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { postReports } from "#app/db/schema/community.ts";
import { members } from "#app/db/schema/member.ts";
import { maskName } from "#app/domain/admin/mask.ts";

/** Who reported a post and why, first to last. */
export async function listReports(db: Database, postId: number) {
  const rows = await db
    .select({
      id: postReports.id,
      reason: postReports.reason,
      note: postReports.note,
      by: members.name,
      decidedAt: postReports.decidedAt,
      createdAt: postReports.createdAt,
    })
    .from(postReports)
    .innerJoin(members, eq(members.id, postReports.memberId))
    .where(eq(postReports.postId, postId))
    .orderBy(asc(postReports.id));
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
