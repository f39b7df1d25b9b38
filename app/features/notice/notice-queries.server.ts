import { and, asc, count, desc, eq, ilike, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { notices } from "#app/db/schema/content.ts";
import type { NoticeCategory } from "#app/domain/content/notice.ts";
import type { NoticeList } from "#app/domain/content/notice-list.ts";
import { richTextIn } from "#app/domain/content/rich-text.ts";
import type { Locale } from "#app/domain/locale.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/paging.ts";

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>["rows"][number];
export type Notice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;
export type NoticeCounts = Partial<Record<NoticeCategory, number>>;

/** Published ones, pinned first, then the newest. */
export async function listNotices(
  db: Database,
  locale: Locale,
  { category, page, q }: NoticeList,
  now: Date,
) {
  const isWanted = and(published(now), contains(locale, q));
  const counts = await countNotices(db, isWanted);
  const paging = pagingOf(category ? (counts[category] ?? 0) : totalOf(counts), page);
  const rows = await db
    .select({
      id: notices.id,
      category: notices.category,
      title: inLocale(notices.title, locale),
      pinned: notices.pinned,
      publishedAt: notices.publishedAt,
    })
    .from(notices)
    .where(and(isWanted, category ? eq(notices.category, category) : undefined))
    .orderBy(desc(notices.pinned), desc(notices.publishedAt), desc(notices.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { rows, paging, counts };
}

/** Staff also see drafts. */
type Reader = { readonly now: Date; readonly drafts?: boolean };

export async function findNotice(
  db: Database,
  locale: Locale,
  id: number,
  { now, drafts = false }: Reader,
) {
  const [notice] = await db
    .select({
      id: notices.id,
      category: notices.category,
      title: inLocale(notices.title, locale),
      body: inLocale(notices.body, locale),
      publishedAt: notices.publishedAt,
    })
    .from(notices)
    .where(and(eq(notices.id, id), drafts ? undefined : published(now)));
  return notice && { ...notice, body: richTextIn(locale, notice.body) };
}

/** The ones published just before it and just after. */
export async function noticeNeighbours(
  db: Database,
  locale: Locale,
  { id, publishedAt }: Pick<Notice, "id" | "publishedAt">,
  now: Date,
) {
  const row = { id: notices.id, title: inLocale(notices.title, locale) };
  const position = sql`(${publishedAt.toISOString()}::timestamptz, ${id}::int)`;
  const [older] = await db
    .select(row)
    .from(notices)
    .where(and(published(now), sql`(${notices.publishedAt}, ${notices.id}) < ${position}`))
    .orderBy(desc(notices.publishedAt), desc(notices.id))
    .limit(1);
  const [newer] = await db
    .select(row)
    .from(notices)
    .where(and(published(now), sql`(${notices.publishedAt}, ${notices.id}) > ${position}`))
    .orderBy(asc(notices.publishedAt), asc(notices.id))
    .limit(1);
  return { older, newer };
}

async function countNotices(db: Database, isWanted: SQL | undefined): Promise<NoticeCounts> {
  const rows = await db
    .select({ category: notices.category, count: count() })
    .from(notices)
    .where(isWanted)
    .groupBy(notices.category);
  return Object.fromEntries(rows.map((row) => [row.category, row.count]));
}

function totalOf(counts: NoticeCounts): number {
  return Object.values(counts).reduce((total, each) => total + each, 0);
}

/** In the title or the text as it is read, whatever the case; the tags of the text are no part of it. */
function contains(locale: Locale, q: string | undefined) {
  if (!q) return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const text = sql`regexp_replace(${inLocale(notices.body, locale)}, '<[^>]*>', ' ', 'g')`;
  return or(ilike(inLocale(notices.title, locale), pattern), ilike(text, pattern));
}

function published(now: Date) {
  return and(eq(notices.draft, false), lte(notices.publishedAt, now));
}
