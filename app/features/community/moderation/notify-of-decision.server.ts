import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { type comments, posts } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { type CommentSubject, commentPath } from "#app/domain/community/comment-subject.ts";
import { maskContactsIn } from "#app/domain/community/mask-contact.ts";
import type { HideInput } from "#app/domain/community/moderation-form.ts";
import { hideReasonText } from "#app/features/message/hide-reason.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";

type Decision = {
  readonly comment: typeof comments.$inferSelect;
  readonly subject: CommentSubject;
  readonly hide: Pick<HideInput, "reason" | "note"> | undefined;
};

/** Tells the author of a comment why staff hid it, or that it is shown again. */
export async function notifyOfDecision(
  tx: Database,
  { comment, subject, hide }: Decision,
): Promise<void> {
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
