import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { commentReports, comments, posts } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { type CommentSubject, commentPath } from "#app/domain/community/comment-subject.ts";
import { maskContactsIn } from "#app/domain/community/mask-contact.ts";
import type { CommentDecision, HideInput } from "#app/domain/community/moderation-form.ts";
import {
  countComments,
  subjectOf,
} from "#app/features/community/comment/comment-queries.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { hideReasonText } from "#app/features/message/message-log-queries.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Acting = Pick<Services, "db" | "now">;
type Comment = typeof comments.$inferSelect;
type Hiding = Pick<HideInput, "reason" | "note">;
type Deciding = {
  readonly id: number;
  readonly by: string;
  /** Without it the comment is shown. */
  readonly hide?: Hiding;
  /** Whether staff saw this version; otherwise a colleague was quicker. */
  readonly isSeen: (comment: Comment) => boolean;
};

/** Hides a comment for a reason that its author reads, and decides its reports. */
export function hideComment(
  acting: Acting,
  { id, by, input }: { readonly id: number; readonly by: string; readonly input: HideInput },
): Promise<void> {
  const { version, ...hide } = input;
  const isSeen = (comment: Comment) => comment.version === version && !isDecided(comment);
  return decide(acting, { id, by, hide, isSeen });
}

/** Lets a comment be seen: it is shown again if it was hidden, and its reports are decided. */
export function keepComment(
  acting: Acting,
  { id, by, version }: { readonly id: number; readonly by: string; readonly version: number },
): Promise<void> {
  return decide(acting, { id, by, isSeen: (comment) => comment.version === version });
}

type OfEvent = {
  readonly eventId: number;
  readonly by: string;
  readonly decision: CommentDecision;
};

/** The same from an event's own record. */
export async function moderateComment(
  acting: Acting,
  { eventId, by, decision }: OfEvent,
): Promise<void> {
  const { comment: id } = decision;
  const subject = await subjectOf(acting.db, id);
  if (subject.kind !== "event" || subject.id !== eventId) throw new AppError("common.not_found");
  if (decision.intent === "restore") {
    return decide(acting, { id, by, isSeen: ({ hiddenFor }) => hiddenFor !== null });
  }
  const { reason, note } = decision;
  await decide(acting, { id, by, hide: { reason, note }, isSeen: (each) => !isDecided(each) });
}

/** What reports hid still waits for staff. */
function isDecided({ hiddenFor }: Comment): boolean {
  return hiddenFor !== null && hiddenFor !== "reports";
}

async function decide({ db, now }: Acting, { id, by, hide, isSeen }: Deciding): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const subject = await subjectOf(tx, id);
    const comment = await lockComment(tx, subject, id);
    if (!isSeen(comment)) throw new AppError("record.conflict");
    const hidden = { hiddenFor: hide?.reason ?? null, hiddenNote: hide?.note ?? null };
    await tx
      .update(comments)
      .set({ ...hidden, version: sql`${comments.version} + 1` })
      .where(eq(comments.id, id));
    await followDecision(tx, { comment, subject, hide });
    const reports = await decideReports(tx, id, at);
    await writeAudit(tx, {
      by,
      action: `comment.${hide ? "hide" : shownAs(comment)}`,
      subject: { kind: "comment", id },
      before: { reason: comment.hiddenFor, note: comment.hiddenNote },
      after: {
        reason: hidden.hiddenFor,
        note: hidden.hiddenNote,
        [subject.kind]: subject.id,
        ...(reports > 0 ? { reports } : {}),
      },
      at,
    });
  });
}

function shownAs({ hiddenFor }: Comment): "restore" | "keep" {
  return hiddenFor === null ? "keep" : "restore";
}

/** The count of its post, and the message to its author; neither where nothing changes for readers. */
async function followDecision(
  tx: Database,
  decision: Parameters<typeof notifyOfDecision>[1],
): Promise<void> {
  const { comment, subject, hide } = decision;
  const wasHidden = comment.hiddenFor !== null;
  if (wasHidden !== (hide !== undefined)) await countComments(tx, subject, hide ? -1 : 1);
  if (hide || wasHidden) await notifyOfDecision(tx, decision);
}

/** After its post, as everything that writes below one does: the post counts its comments. */
async function lockComment(tx: Database, subject: CommentSubject, id: number): Promise<Comment> {
  if (subject.kind === "post") {
    await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, subject.id)).for("update");
  }
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)))
    .for("update");
  if (!comment) throw new AppError("common.not_found");
  return comment;
}

/** How many reports this decision answers. */
async function decideReports(tx: Database, commentId: number, decidedAt: Date): Promise<number> {
  const decided = await tx
    .update(commentReports)
    .set({ decidedAt })
    .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.decidedAt)))
    .returning({ id: commentReports.id });
  return decided.length;
}

type Decision = {
  readonly comment: typeof comments.$inferSelect;
  readonly subject: CommentSubject;
  readonly hide: Pick<HideInput, "reason" | "note"> | undefined;
};

/** Tells the author of a comment why staff hid it, or that it is shown again. */
async function notifyOfDecision(tx: Database, { comment, subject, hide }: Decision): Promise<void> {
  const { id, memberId, version } = comment;
  const table = subject.kind === "post" ? posts : events;
  const [about] = await tx
    .select({ title: table.title })
    .from(table)
    .where(eq(table.id, subject.id));
  const title = maskContactsIn(about?.title ?? {});
  if (hide) {
    return notifyMember(tx, memberId, {
      template: "comment-hidden",
      event: `comment-hidden:${id}:${version}`,
      words: { title, reason: hideReasonText(hide.reason, hide.note) },
      link: `${commentPath(subject)}#comments`,
    });
  }
  await notifyMember(tx, memberId, {
    template: "comment-restored",
    event: `comment-restored:${id}:${version}`,
    words: { title },
    link: `${commentPath(subject)}#comment-${id}`,
  });
}
