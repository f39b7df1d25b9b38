import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { notices } from "#app/db/schema/content.ts";
import type { NoticeCategory, NoticeInput } from "#app/domain/content/notice.ts";
import { type ListParams, ROWS_PER_PAGE } from "#app/domain/desk/list-params.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { anyContains, bothLanguages, paged } from "./list-conditions.server.ts";

type NoticeFilter = ListParams & { readonly category?: NoticeCategory | undefined };

export async function listNotices(
  db: Database,
  locale: Locale,
  { q, page, category }: NoticeFilter,
) {
  const where = and(
    anyContains(q, [bothLanguages(notices.title), bothLanguages(notices.body)]),
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

/** Without an id, a new one is made; its moment of publishing is when it is first saved. */
export async function saveNotice(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  id: number | undefined,
  { category, titleKo, titleEn, bodyKo, bodyEn, pinned }: NoticeInput,
): Promise<number> {
  const values = {
    category,
    title: { ko: titleKo, en: titleEn },
    body: { ko: bodyKo, en: bodyEn },
    pinned: pinned === "on",
  };
  const [saved] =
    id === undefined
      ? await db
          .insert(notices)
          .values({ ...values, publishedAt: now() })
          .returning({ id: notices.id })
      : await db
          .update(notices)
          .set(values)
          .where(eq(notices.id, id))
          .returning({ id: notices.id });
  if (!saved) throw new AppError("common.not_found");
  return saved.id;
}

export async function deleteNotice(db: Database, id: number): Promise<void> {
  const gone = await db.delete(notices).where(eq(notices.id, id)).returning({ id: notices.id });
  if (gone.length === 0) throw new AppError("common.not_found");
}
