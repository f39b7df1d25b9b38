import type { Database } from "#app/db/client.server.ts";
import { maskContactsIn } from "#app/domain/community/mask-contact.ts";
import type { Localized } from "#app/domain/locale.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";

type NewComment = {
  readonly id: number;
  readonly by: string;
  readonly post: { readonly id: number; readonly memberId: string; readonly title: Localized };
  readonly parentAuthor: string | undefined;
};

/** Whoever was answered hears of it, and the author of the post; each once, and nobody of their own comment. */
export async function notifyOfComment(
  tx: Database,
  { id, by, post, parentAuthor }: NewComment,
): Promise<void> {
  const message = {
    event: `comment:${id}`,
    words: { title: maskContactsIn(post.title) },
    link: `/community/${post.id}#comment-${id}`,
  };
  if (parentAuthor && parentAuthor !== by) {
    await notifyMember(tx, parentAuthor, { template: "reply-to-comment", ...message });
  }
  if (post.memberId !== by && post.memberId !== parentAuthor) {
    await notifyMember(tx, post.memberId, { template: "comment-on-post", ...message });
  }
}
