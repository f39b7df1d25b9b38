import { and, desc, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { commentReports, comments, posts } from "#app/db/schema/community/community-tables.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import { VISIBILITIES } from "#app/domain/community/moderation.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import {
  anyContains,
  everyLanguage,
  orderOf,
  type Paged,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import type { ListRequest } from "#app/features/desk/list/list-type.server.ts";
import { COMMENT_COLUMNS, type CommentRow } from "./comment-columns.ts";

const openReport = and(eq(commentReports.commentId, comments.id), isNull(commentReports.decidedAt));

/** Comments below posts and events, for moderators; deleted ones have no text. */
export async function listCommentRows(request: ListRequest): Promise<Paged<CommentRow>> {
  const { db, locale, search, size } = request;
  const { q, page, sort } = listParams(search, sortNames(COMMENT_COLUMNS));
  const where = matching(request, q);
  const reports = db.$count(commentReports, openReport);
  const order = orderOf(sort, { reports, created: comments.createdAt }, [
    desc(comments.createdAt),
    desc(comments.id),
  ]);
  const list = await paged({ page, size }, db.$count(comments, where), ({ limit, offset }) =>
    db
      .select({
        id: comments.id,
        version: comments.version,
        content: inLocale(comments.content, locale),
        author: members.name,
        postId: comments.postId,
        eventId: comments.eventId,
        title: sql<string>`coalesce(nullif(${inLocale(posts.title, locale)}, ''), ${inLocale(events.title, locale)})`,
        reports,
        hidden: sql<boolean>`${isNotNull(comments.hiddenFor)}`,
        createdAt: comments.createdAt,
      })
      .from(comments)
      .innerJoin(members, eq(members.id, comments.memberId))
      .leftJoin(posts, eq(posts.id, comments.postId))
      .leftJoin(events, eq(events.id, comments.eventId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  const rows = list.rows.map(({ postId, eventId, ...row }) => ({
    ...row,
    author: maskName(row.author),
    below: postId === null ? ("event" as const) : ("post" as const),
    belowId: postId ?? eventId ?? 0,
  }));
  return { ...list, rows };
}

function matching({ db, search }: ListRequest, q: string) {
  const visibility = choiceParam(search, "visibility", VISIBILITIES);
  const reported = db.select({ id: commentReports.id }).from(commentReports).where(openReport);
  return and(
    isNull(comments.deletedAt),
    anyContains(q, [everyLanguage(comments.content)]),
    choiceParam(search, "reports", ["open"]) ? exists(reported) : undefined,
    visibility === "hidden" ? isNotNull(comments.hiddenFor) : undefined,
    visibility === "shown" ? isNull(comments.hiddenFor) : undefined,
  );
}
