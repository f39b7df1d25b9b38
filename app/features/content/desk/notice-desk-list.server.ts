import { and, desc, eq } from "drizzle-orm";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { notices } from "#app/db/schema/content-tables.ts";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice/notice-list-query.ts";
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
import { NOTICE_COLUMNS, type NoticeRow } from "./notice-columns.ts";

async function listNotices({ db, locale, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(NOTICE_COLUMNS));
  const category = choiceParam(search, "category", NOTICE_CATEGORIES);
  const where = and(
    anyContains(q, [everyLanguage(notices.title), everyLanguage(notices.body)]),
    category ? eq(notices.category, category) : undefined,
  );
  const title = inLocale(notices.title, locale);
  const order = orderOf(
    sort,
    { title, category: notices.category, published: notices.publishedAt, number: notices.id },
    [desc(notices.pinned), desc(notices.publishedAt), desc(notices.id)],
  );
  return paged({ page, size }, db.$count(notices, where), ({ limit, offset }) =>
    db
      .select({
        id: notices.id,
        version: notices.version,
        category: notices.category,
        title,
        languages: notices.title,
        pinned: notices.pinned,
        draft: notices.draft,
        publishedAt: notices.publishedAt,
      })
      .from(notices)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

export const NOTICE_LIST: ListType<NoticeRow> = {
  columns: NOTICE_COLUMNS,
  find: listNotices,
  rowOf: versionedRow,
};
