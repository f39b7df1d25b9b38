import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { publicAuthorId } from "#app/db/query/public-author.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { comments, posts } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import type { CommentSubject } from "#app/domain/community/comment-subject.ts";
import { maskContacts } from "#app/domain/community/mask-contact.ts";
import { maskName } from "#app/domain/member/profile/member-name.ts";
import { isAbout } from "./lock-subject.server.ts";

export type PostComment = Awaited<ReturnType<typeof findComments>>[number];
export type CommentThread = PostComment & { readonly replies: readonly PostComment[] };

/** Oldest first, as a talk is read; each with its answers. */
export async function listComments(
  db: Database,
  locale: Locale,
  subject: CommentSubject,
  page: number,
) {
  const isFirst = and(isAbout(subject), isNull(comments.parentId));
  const paging = pagingOf(await db.$count(comments, isFirst), page);
  // Chosen by their index alone; author and text are read only for the page.
  const chosen = db
    .select({ id: comments.id })
    .from(comments)
    .where(isFirst)
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  const first = await findComments(db, locale, inArray(comments.id, chosen));
  const ids = first.map(({ id }) => id);
  const answers = ids.length ? await findComments(db, locale, inArray(comments.parentId, ids)) : [];
  const byParent = Map.groupBy(answers, ({ parentId }) => parentId);
  const rows = first.map((row): CommentThread => ({ ...row, replies: byParent.get(row.id) ?? [] }));
  return { rows, paging };
}

/** With how many there are, where nothing else counts them. */
export async function commentsBelow(
  db: Database,
  locale: Locale,
  subject: CommentSubject,
  page: number,
) {
  const [talk, total] = await Promise.all([
    listComments(db, locale, subject, page),
    db.$count(
      comments,
      and(isAbout(subject), isNull(comments.deletedAt), isNull(comments.hiddenFor)),
    ),
  ]);
  return { ...talk, total };
}

type Where = ReturnType<typeof and>;

async function findComments(db: Database, locale: Locale, where: Where) {
  const rows = await db
    .select({
      id: comments.id,
      parentId: comments.parentId,
      author: members.name,
      authorId: publicAuthorId(),
      content: inLocale(comments.content, locale),
      byAuthor: sql<boolean>`${comments.memberId} is not distinct from ${posts.memberId}`,
      isEdited: sql<boolean>`${comments.editedAt} is not null`,
      isDeleted: sql<boolean>`${comments.deletedAt} is not null`,
      isHidden: sql<boolean>`${comments.hiddenFor} is not null`,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .leftJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(members, eq(members.id, comments.memberId))
    .where(where)
    .orderBy(asc(comments.createdAt), asc(comments.id));
  return rows.map((row) => ({
    ...row,
    author: row.isDeleted || row.isHidden ? "" : maskName(row.author),
    authorId: row.isDeleted || row.isHidden ? null : row.authorId,
    content: row.isHidden ? "" : maskContacts(row.content),
  }));
}

/** The page of the comments on which one is shown; the first for one that is gone. */
export async function pageOfComment(
  db: Database,
  subject: CommentSubject,
  id: number,
): Promise<number> {
  const column = sql.raw(subject.kind === "post" ? "post_id" : "event_id");
  const [row] = await db
    .select({
      before: sql<number>`(
        select count(*)::int from ${comments} earlier
        where earlier.${column} = ${subject.id} and earlier.parent_id is null
          and (earlier.created_at, earlier.id) <= (anchor.created_at, anchor.id))`,
    })
    .from(comments)
    .innerJoin(
      sql`${comments} anchor`,
      sql`anchor.id = coalesce(${comments.parentId}, ${comments.id})`,
    )
    .where(and(eq(comments.id, id), isAbout(subject)));
  return Math.max(1, Math.ceil((row?.before ?? 1) / PAGE_SIZE));
}

/** The post or event of a comment. */
export async function subjectOf(db: Database, commentId: number): Promise<CommentSubject> {
  const [comment] = await db
    .select({ postId: comments.postId, eventId: comments.eventId })
    .from(comments)
    .where(eq(comments.id, commentId));
  if (comment?.postId) return { kind: "post", id: comment.postId };
  if (comment?.eventId) return { kind: "event", id: comment.eventId };
  throw new AppError("common.not_found");
}

/** What is neither deleted nor hidden: lists of posts sort by it; those below an event are counted when it is shown. */
export async function countComments(
  tx: Database,
  { kind, id }: CommentSubject,
  by: 1 | -1,
): Promise<void> {
  if (kind === "event") return;
  await tx
    .update(posts)
    .set({ commentCount: sql`${posts.commentCount} + ${by}` })
    .where(eq(posts.id, id));
}
