import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { commentReports, comments } from "#app/db/schema/community/community-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { ReportInput } from "#app/domain/community/report-form.ts";
import {
  countComments,
  subjectOf,
} from "#app/features/community/comment/comment-queries.server.ts";
import { loadDeskLimits } from "#app/features/company/company-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { lockSubject } from "../comment/lock-subject.server.ts";

type Report = {
  readonly commentId: number;
  readonly memberId: string;
  readonly input: ReportInput;
};

/** Reports another member's comment, once; enough undecided reports hide it until staff decide. */
export async function reportComment(
  { db, now }: Pick<Services, "db" | "now">,
  { commentId, memberId, input }: Report,
): Promise<void> {
  await throttleOf(db).take("report", memberId);
  const createdAt = now();
  await db.transaction(async (tx) => {
    const subject = await subjectOf(tx, commentId);
    // One after the other: of two that arrive together the second counts the first.
    await lockSubject(tx, subject);
    await requireOthers(tx, commentId, memberId);
    const added = await tx
      .insert(commentReports)
      .values({ commentId, memberId, ...input, createdAt })
      .onConflictDoNothing()
      .returning({ id: commentReports.id });
    if (added.length === 0) throw new AppError("report.already");
    const open = and(eq(commentReports.commentId, commentId), isNull(commentReports.decidedAt));
    const { reportsThatHide } = await loadDeskLimits(tx);
    if ((await tx.$count(commentReports, open)) < reportsThatHide) return;
    await tx
      .update(comments)
      .set({ hiddenFor: "reports", hiddenNote: null })
      .where(eq(comments.id, commentId));
    await countComments(tx, subject, -1);
  });
}

/** Shown, and written by another member. */
async function requireOthers(tx: Database, id: number, memberId: string): Promise<void> {
  const [comment] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.id, id),
        ne(comments.memberId, memberId),
        isNull(comments.deletedAt),
        isNull(comments.hiddenFor),
      ),
    )
    .for("update");
  if (!comment) throw new AppError("common.not_found");
}
