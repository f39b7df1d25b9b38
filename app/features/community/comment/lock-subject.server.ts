import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { comments } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { type CommentSubject, commentPath } from "#app/domain/community/comment-subject.ts";
import { maskContactsIn } from "#app/domain/community/mask-contact.ts";
import { eventStage } from "#app/domain/content/event/event-stage.ts";
import { lockPost } from "#app/features/community/post/write-post.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";

export type LockedSubject = CommentSubject & {
  readonly title: Localized;
  /** The author; undefined for an event, which is the shop's. */
  readonly memberId: string | undefined;
};

export function isAbout({ kind, id }: CommentSubject): SQL {
  return eq(kind === "post" ? comments.postId : comments.eventId, id);
}

/** One after the other below one post or event, so that counts are right and nothing is stored twice. */
export async function lockSubject(tx: Database, subject: CommentSubject): Promise<LockedSubject> {
  if (subject.kind === "post") return { ...subject, ...(await lockPost(tx, subject.id)) };
  const [event] = await tx
    .select({ title: events.title })
    .from(events)
    .where(and(eq(events.id, subject.id), eq(events.draft, false), eq(events.hasComments, true)))
    .for("update");
  if (!event) throw new AppError("common.not_found");
  return { ...subject, ...event, memberId: undefined };
}

/** Nothing new is written below an event before its first day or after its last. */
export async function requireOpen(tx: Database, subject: CommentSubject, now: Date): Promise<void> {
  if (subject.kind === "post") return;
  const [event] = await tx
    .select({ startsOn: events.startsOn, endsOn: events.endsOn })
    .from(events)
    .where(eq(events.id, subject.id));
  if (!event || eventStage(event, dateIn(SHOP_ZONE, now)) !== "ongoing") {
    throw new AppError("event.not_ongoing");
  }
}

type NewComment = {
  readonly id: number;
  readonly by: string;
  readonly subject: LockedSubject;
  readonly parentAuthor: string | undefined;
};

/** Notifies the author of the answered comment and of the post; each once, and never of their own comment. */
export async function notifyOfComment(
  tx: Database,
  { id, by, subject, parentAuthor }: NewComment,
): Promise<void> {
  const message = {
    event: `comment:${id}`,
    words: { title: maskContactsIn(subject.title) },
    link: `${commentPath(subject)}#comment-${id}`,
  };
  if (parentAuthor && parentAuthor !== by) {
    await notifyMember(tx, parentAuthor, { template: "reply-to-comment", ...message });
  }
  const author = subject.memberId;
  if (author && author !== by && author !== parentAuthor) {
    await notifyMember(tx, author, { template: "comment-on-post", ...message });
  }
}
