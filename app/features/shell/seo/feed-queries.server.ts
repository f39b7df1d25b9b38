import { and, desc, eq, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { notices } from "#app/db/schema/content-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { plainTextOf } from "#app/domain/common/text/rich-text.ts";

const NEWEST = 30;

/** The newest notices with their whole text, for the feed. */
export async function listFeedNotices(db: Database, locale: Locale, now: Date) {
  const rows = await db
    .select({
      id: notices.id,
      category: notices.category,
      title: inLocale(notices.title, locale),
      body: inLocale(notices.body, locale),
      publishedAt: notices.publishedAt,
    })
    .from(notices)
    .where(and(eq(notices.draft, false), lte(notices.publishedAt, now)))
    .orderBy(desc(notices.publishedAt), desc(notices.id))
    .limit(NEWEST);
  return rows.map((row) => ({ ...row, body: plainTextOf(row.body) }));
}
