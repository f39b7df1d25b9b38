import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { postReports, posts } from "#app/db/schema/community/community-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { HideInput } from "#app/domain/community/moderation-form.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { hideReasonText } from "#app/features/message/message-log-queries.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Acting = Pick<Services, "db" | "now">;
type Target = { readonly id: number; readonly by: string };

/** Hides a post for a reason that its author reads, and decides its reports. One that reports hid is hidden for good. */
export async function hidePost(
  { db, now }: Acting,
  { id, by, input }: Target & { readonly input: HideInput },
): Promise<void> {
  const { reason, note } = input;
  const at = now();
  await db.transaction(async (tx) => {
    const post = await lockSeen(tx, id, input.version);
    if (post.hidden && post.hiddenFor !== "reports") throw new AppError("record.conflict");
    await tx
      .update(posts)
      .set({ hidden: true, hiddenFor: reason, hiddenNote: note, ...counted })
      .where(eq(posts.id, id));
    await notifyMember(tx, post.memberId, {
      template: "post-hidden",
      event: `post-hidden:${id}:${input.version}`,
      words: { title: post.title, reason: hideReasonText(reason, note) },
      link: "/community",
    });
    const reports = await decideReports(tx, id, at);
    await writeAudit(tx, {
      by,
      action: "post.hide",
      subject: { kind: "post", id },
      before: { hidden: post.hidden, reason: post.hiddenFor },
      after: { hidden: true, reason, note, reports },
      at,
    });
  });
}

/** Lets a post be seen: it is shown again if it was hidden, and its reports are decided. */
export async function keepPost(
  { db, now }: Acting,
  { id, by, version }: Target & { readonly version: number },
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const post = await lockSeen(tx, id, version);
    await tx
      .update(posts)
      .set({ hidden: false, hiddenFor: null, hiddenNote: null, ...counted })
      .where(eq(posts.id, id));
    if (post.hidden) {
      await notifyMember(tx, post.memberId, {
        template: "post-restored",
        event: `post-restored:${id}:${version}`,
        words: { title: post.title },
        link: `/community/${id}`,
      });
    }
    const reports = await decideReports(tx, id, at);
    await writeAudit(tx, {
      by,
      action: post.hidden ? "post.restore" : "post.keep",
      subject: { kind: "post", id },
      before: { hidden: post.hidden, reason: post.hiddenFor, note: post.hiddenNote },
      after: { hidden: false, reports },
      at,
    });
  });
}

const counted = { version: sql`${posts.version} + 1` };

async function lockSeen(tx: Database, id: number, version: number) {
  const [post] = await tx.select().from(posts).where(eq(posts.id, id)).for("update");
  if (!post) throw new AppError("common.not_found");
  if (post.version !== version) throw new AppError("record.conflict");
  return post;
}

/** How many reports this decision answers. */
async function decideReports(tx: Database, postId: number, decidedAt: Date): Promise<number> {
  const decided = await tx
    .update(postReports)
    .set({ decidedAt })
    .where(and(eq(postReports.postId, postId), isNull(postReports.decidedAt)))
    .returning({ id: postReports.id });
  return decided.length;
}
