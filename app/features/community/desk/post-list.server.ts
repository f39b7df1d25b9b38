import { and, desc, eq, exists, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { isInRegion } from "#app/db/query/in-region.server.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { comments, postReports, posts } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import { VISIBILITIES } from "#app/domain/community/moderation.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import {
  anyContains,
  everyLanguage,
  orderOf,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import {
  type ListRequest,
  type ListType,
  versionedRow,
} from "#app/features/desk/list/list-type.server.ts";
import { POST_COLUMNS, type PostRow } from "./post-columns.ts";

const openReport = and(eq(postReports.postId, posts.id), isNull(postReports.decidedAt));

async function listPosts({ db, locale, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(POST_COLUMNS));
  const where = await matching(db, q, search);
  const title = inLocale(posts.title, locale);
  const seats = sql<number | null>`(select seats from partner_rounds where post_id = ${posts.id})`;
  const commentCount = db.$count(comments, eq(comments.postId, posts.id));
  const reportCount = db.$count(postReports, openReport);
  const order = orderOf(
    sort,
    {
      title,
      region: regions.position,
      seats,
      comments: commentCount,
      reports: reportCount,
      state: posts.hidden,
      created: posts.createdAt,
      number: posts.id,
    },
    [desc(posts.createdAt), desc(posts.id)],
  );
  const list = await paged({ page, size }, db.$count(posts, where), ({ limit, offset }) =>
    db
      .select({
        id: posts.id,
        version: posts.version,
        title,
        region: inLocale(regions.name, locale),
        author: members.name,
        seats,
        comments: commentCount,
        hidden: posts.hidden,
        reports: reportCount,
        createdAt: posts.createdAt,
      })
      .from(posts)
      .innerJoin(regions, eq(regions.id, posts.regionId))
      .innerJoin(members, eq(members.id, posts.memberId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  return { ...list, rows: list.rows.map((row) => ({ ...row, author: maskName(row.author) })) };
}

async function matching(db: Database, q: string, search: URLSearchParams) {
  const visibility = choiceParam(search, "visibility", VISIBILITIES);
  const reported = db.select({ id: postReports.id }).from(postReports).where(openReport);
  return and(
    anyContains(q, [everyLanguage(posts.title), everyLanguage(posts.content)]),
    await isInRegion(db, posts.regionId, search),
    choiceParam(search, "reports", ["open"]) ? exists(reported) : undefined,
    visibility ? eq(posts.hidden, visibility === "hidden") : undefined,
  );
}

/** Authors are masked, in files as on the screen. */
export const POST_LIST: ListType<PostRow> = {
  columns: POST_COLUMNS,
  find: listPosts,
  rowOf: versionedRow,
};
