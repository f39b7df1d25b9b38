import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { notices } from "#app/db/schema/content.ts";
import { type ListParams, ROWS_PER_PAGE } from "#app/domain/admin/list-params.ts";
import type { NoticeCategory } from "#app/domain/content/notice.ts";
import { NOTICE_FORM } from "#app/domain/content/notice-form.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";
import type { RecordType } from "#app/features/admin/kit/record/record-type.server.ts";

type NoticeFilter = ListParams & { readonly category?: NoticeCategory | undefined };

export async function listNotices(
  db: Database,
  locale: Locale,
  { q, page, category }: NoticeFilter,
) {
  const where = and(
    anyContains(q, [everyLanguage(notices.title), everyLanguage(notices.body)]),
    category ? eq(notices.category, category) : undefined,
  );
  return paged(page, db.$count(notices, where), (offset) =>
    db
      .select({
        id: notices.id,
        category: notices.category,
        title: inLocale(notices.title, locale),
        languages: notices.title,
        pinned: notices.pinned,
        publishedAt: notices.publishedAt,
      })
      .from(notices)
      .where(where)
      .orderBy(desc(notices.pinned), desc(notices.publishedAt), desc(notices.id))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  );
}

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>["rows"][number];

export async function findNotice(db: Database, id: number) {
  const [notice] = await db.select().from(notices).where(eq(notices.id, id));
  return notice;
}

export type NoticeRecord = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/** Published at its first save. */
export const NOTICE: RecordType = {
  ...NOTICE_FORM,
  table: notices,
  failure: "notice.save_failed",
  created: "publishedAt",
};
