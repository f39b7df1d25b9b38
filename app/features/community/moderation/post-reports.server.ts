import { and, eq, isNull, ne } from "drizzle-orm";
import { postReports, posts } from "#app/db/schema/community/community-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { ReportInput } from "#app/domain/community/report-form.ts";
import { loadDeskLimits } from "#app/features/company/company-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";

type Report = { readonly postId: number; readonly memberId: string; readonly input: ReportInput };

/** Reports another member's post, once; enough undecided reports hide it until staff decide. */
export async function reportPost(
  { db, now }: Pick<Services, "db" | "now">,
  { postId, memberId, input }: Report,
): Promise<void> {
  await throttleOf(db).take("report", memberId);
  const createdAt = now();
  await db.transaction(async (tx) => {
    const [post] = await tx
      .select({ id: posts.id })
      .from(posts)
      // One after the other: of two that arrive together the second counts the first.
      .where(and(eq(posts.id, postId), eq(posts.hidden, false), ne(posts.memberId, memberId)))
      .for("update");
    if (!post) throw new AppError("common.not_found");
    const added = await tx
      .insert(postReports)
      .values({ postId, memberId, ...input, createdAt })
      .onConflictDoNothing()
      .returning({ id: postReports.id });
    if (added.length === 0) throw new AppError("report.already");
    const open = and(eq(postReports.postId, postId), isNull(postReports.decidedAt));
    const { reportsThatHide } = await loadDeskLimits(tx);
    if ((await tx.$count(postReports, open)) < reportsThatHide) return;
    await tx
      .update(posts)
      .set({ hidden: true, hiddenFor: "reports", hiddenNote: null })
      .where(eq(posts.id, postId));
  });
}
