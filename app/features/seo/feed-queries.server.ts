import { desc, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { notices } from "#app/db/schema/content.ts";
import type { Locale } from "#app/domain/locale.ts";

const NEWEST = 30;

/** The newest notices with their whole text, for the feed. */
export async function listFeedNotices(db: Database, locale: Locale, now: Date) {
  return db
    .select({
      id: notices.id,
      category: notices.category,
      title: inLocale(notices.title, locale),
      body: inLocale(notices.body, locale),
      publishedAt: notices.publishedAt,
    })
    .from(notices)
    .where(lte(notices.publishedAt, now))
    .orderBy(desc(notices.publishedAt), desc(notices.id))
    .limit(NEWEST);
}
