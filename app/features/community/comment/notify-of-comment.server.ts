import type { Database } from "#app/db/client.server.ts";
import { commentPath } from "#app/domain/community/comment-subject.ts";
import { maskContactsIn } from "#app/domain/community/mask-contact.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { LockedSubject } from "./lock-subject.server.ts";

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
