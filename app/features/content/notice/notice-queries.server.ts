import {
  and,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  like,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { notices } from "#app/db/schema/content-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, type Paging, pagingOf } from "#app/domain/common/paging.ts";
import { richTextIn } from "#app/domain/common/text/rich-text.ts";
import type { NoticeCategory, NoticeList } from "#app/domain/content/notice/notice-list-query.ts";

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>["rows"][number];
export type Notice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;
export type NoticeCounts = Partial<Record<NoticeCategory, number>>;

/** Published ones, pinned first, then the newest. */
export async function listNotices(db: Database, locale: Locale, list: NoticeList, now: Date) {
  const { category, page, q } = list;
  // A search reads every text, so it is asked once, for the page and the counts alike.
  const found = q ? await findNotices(db, locale, q, now) : undefined;
  const counts = found ? countedBy(found) : await countNotices(db, published(now));
  const paging = pagingOf(category ? (counts[category] ?? 0) : totalOf(counts), page);
  const isWanted = found ? inArray(notices.id, idsOf(found, category, paging)) : published(now);
  const rows = db
    .select({
      id: notices.id,
      category: notices.category,
      title: inLocale(notices.title, locale),
      pinned: notices.pinned,
      publishedAt: notices.publishedAt,
    })
    .from(notices)
    .where(and(isWanted, category ? eq(notices.category, category) : undefined))
    .orderBy(...IN_ORDER)
    .limit(PAGE_SIZE)
    .offset(found ? 0 : offsetOf(paging));
  return { rows: await rows, paging, counts };
}

const IN_ORDER = [desc(notices.pinned), desc(notices.publishedAt), desc(notices.id)];
type Found = { readonly id: number; readonly category: NoticeCategory };

function findNotices(db: Database, locale: Locale, q: string, now: Date): Promise<Found[]> {
  return db
    .select({ id: notices.id, category: notices.category })
    .from(notices)
    .where(and(published(now), contains(locale, q)))
    .orderBy(...IN_ORDER);
}

function idsOf(found: readonly Found[], category: NoticeCategory | undefined, paging: Paging) {
  const wanted = found.filter((each) => !category || each.category === category);
  return wanted.slice(offsetOf(paging), offsetOf(paging) + PAGE_SIZE).map(({ id }) => id);
}

function countedBy(found: readonly Found[]): NoticeCounts {
  const groups = Map.groupBy(found, ({ category }) => category);
  return Object.fromEntries([...groups].map(([category, { length }]) => [category, length]));
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

/** The notices published just before it and just after. */
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

/** In the title or the text as it is read, ignoring case; the tags of the text are no part of it. */
function contains(locale: Locale, q: string) {
  const body = inLocale(notices.body, locale);
  const text = sql`regexp_replace(${body}, '<[^>]*>', ' ', 'g')`;
  // Korean has no capitals, and to compare without them takes a fraction of the time.
  const has = q.toLowerCase() === q.toUpperCase() ? like : ilike;
  // Tags are taken out only of texts that have every word: that takes longer than all the rest.
  const hasWords = q.split(/\s+/).map((word) => has(body, containing(word)));
  return or(
    has(inLocale(notices.title, locale), containing(q)),
    and(...hasWords, has(text, containing(q))),
  );
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

function published(now: Date) {
  return and(eq(notices.draft, false), lte(notices.publishedAt, now));
}
