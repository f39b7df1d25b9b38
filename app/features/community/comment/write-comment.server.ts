import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { CommentSubject } from "#app/domain/community/comment-subject.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { whoBlocked } from "../block/block-member.server.ts";
import { countComments } from "./comment-queries.server.ts";
import { isAbout, lockSubject, notifyOfComment, requireOpen } from "./lock-subject.server.ts";

type Writing = Pick<Services, "db" | "now">;
type Text = { readonly memberId: string; readonly locale: Locale; readonly content: string };
type NewComment = Text & {
  readonly subject: CommentSubject;
  /** The comment that it answers. */
  readonly parentId?: number;
};
type Below = { readonly subject: CommentSubject };
type Own = { readonly id: number; readonly memberId: string };

/** The same comment sent again within this time was a double click or a lost answer. */
const SAME_MS = 10 * 60_000;

/** Writes below a post or an event, or answers a comment there; the same text sent twice is one comment. */
export async function addComment(
  { db, now }: Writing,
  { subject, parentId, memberId, locale, content }: NewComment,
): Promise<number> {
  await throttleOf(db).take("comment", memberId);
  const createdAt = now();
  return db.transaction(async (tx) => {
    const locked = await lockSubject(tx, subject);
    await requireOpen(tx, subject, createdAt);
    const parent = parentId === undefined ? undefined : await findParent(tx, subject, parentId);
    await requireUnblocked(tx, memberId, [locked.memberId, parent?.memberId]);
    const values = { parentId: parentId ?? null, memberId, content: { [locale]: content } };
    const [same] = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(
        and(
          isAbout(subject),
          eq(comments.memberId, memberId),
          sql`${comments.parentId} is not distinct from ${values.parentId}::int`,
          sql`${comments.content} = ${JSON.stringify(values.content)}::jsonb`,
          gt(comments.createdAt, new Date(createdAt.getTime() - SAME_MS)),
        ),
      );
    if (same) return same.id;
    const [row] = await tx
      .insert(comments)
      .values({ ...values, ...subjectColumn(subject), createdAt })
      .returning({ id: comments.id });
    if (!row) throw new AppError("community.comment_failed");
    await countComments(tx, subject, 1);
    const written = { id: row.id, by: memberId, subject: locked };
    await notifyOfComment(tx, { ...written, parentAuthor: parent?.memberId });
    return row.id;
  });
}

/** A member blocked by the author of the post or comment cannot answer them. */
async function requireUnblocked(
  tx: Database,
  memberId: string,
  to: readonly (string | undefined)[],
): Promise<void> {
  const authors = to.filter((each) => each !== undefined);
  if ((await whoBlocked(tx, memberId, authors)).size > 0) throw new AppError("community.blocked");
}

/** Answers go one level deep: an answer to an answer is stored next to it. */
async function findParent(tx: Database, subject: CommentSubject, id: number) {
  const [parent] = await tx
    .select({ memberId: comments.memberId })
    .from(comments)
    .where(
      and(
        eq(comments.id, id),
        isAbout(subject),
        isNull(comments.parentId),
        isNull(comments.deletedAt),
        isNull(comments.hiddenFor),
      ),
    );
  if (!parent) throw new AppError("common.not_found");
  return parent;
}

export async function changeComment(
  { db, now }: Writing,
  { id, subject, memberId, locale, content }: Own & Text & Below,
): Promise<void> {
  const changed = await db
    .update(comments)
    .set({ content: { [locale]: content }, editedAt: now() })
    .where(
      and(
        ownComment({ id, memberId }),
        isNull(comments.hiddenFor),
        isAbout(subject),
        isBelowShown(subject),
      ),
    )
    .returning({ id: comments.id });
  if (changed.length === 0) throw new AppError("common.not_found");
}

/** An answered comment keeps its row without its text; any other is deleted. */
export async function deleteComment(
  { db, now }: Writing,
  { subject, ...own }: Own & Below,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    const isOwn = and(ownComment(own), isAbout(subject));
    const [emptied] = await tx
      .update(comments)
      .set({ content: {}, deletedAt: now() })
      .where(isOwn)
      .returning({
        id: comments.id,
        parentId: comments.parentId,
        isHidden: sql<boolean>`${comments.hiddenFor} is not null`,
      });
    if (!emptied) throw new AppError("common.not_found");
    if (!emptied.isHidden) await countComments(tx, subject, -1);
    await deleteUnanswered(tx, emptied.id);
    if (emptied.parentId !== null) await deleteUnanswered(tx, emptied.parentId);
  });
}

async function deleteUnanswered(tx: Database, id: number): Promise<void> {
  const hasAnswer = sql`exists (select 1 from ${comments} answer where answer.parent_id = ${id})`;
  await tx
    .delete(comments)
    .where(and(eq(comments.id, id), sql`${comments.deletedAt} is not null`, sql`not ${hasAnswer}`));
}

function ownComment({ id, memberId }: Own) {
  return and(eq(comments.id, id), eq(comments.memberId, memberId), isNull(comments.deletedAt));
}

function isBelowShown({ kind }: CommentSubject) {
  return kind === "post"
    ? sql`exists (select 1 from ${posts} where ${posts.id} = ${comments.postId} and not ${posts.hidden})`
    : sql`exists (select 1 from ${events} where ${events.id} = ${comments.eventId} and not ${events.draft})`;
}

function subjectColumn({ kind, id }: CommentSubject) {
  return kind === "post" ? { postId: id } : { eventId: id };
}
