import { and, asc, desc, gte, lte, notInArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { planFigures, unreadWords } from "#app/db/schema/planner-tables.ts";
import { type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { cutTo } from "#app/domain/common/text/storable.ts";
import {
  MAX_UNREAD_LENGTH,
  MAX_UNREAD_WORDS,
  type PlanFigure,
} from "#app/domain/planner/plan-figure.ts";

/** Counts one more of it, or more at once, on the shop's day. */
export async function recordPlanFigure(
  db: Database,
  figure: PlanFigure,
  now: Date,
  count = 1,
): Promise<void> {
  await db
    .insert(planFigures)
    .values({ day: shopDayOf(now), figure, count })
    .onConflictDoUpdate({
      target: [planFigures.day, planFigures.figure],
      // A sum of milliseconds must not overflow.
      set: { count: sql`least(${planFigures.count}::bigint + ${count}, 2147483647)` },
    });
}

/** The figures of the days from the first to the last. */
export function listPlanFigures(db: Database, first: LocalDate, last: LocalDate) {
  const { day, figure, count } = planFigures;
  return db
    .select({ day, figure, count })
    .from(planFigures)
    .where(and(gte(day, first), lte(day, last)))
    .orderBy(asc(day), asc(figure));
}

/** Keeps what was not understood, without who wrote it; the words that nobody repeats make way. */
export async function recordUnreadWords(
  db: Database,
  words: readonly string[],
  now: Date,
): Promise<void> {
  const read = words.map((text) => cutTo(text.trim().toLowerCase(), MAX_UNREAD_LENGTH));
  // Digits may be somebody's telephone number.
  const kept = [...new Set(read)].filter((text) => text && !/\d{5}|@/.test(text)).toSorted();
  if (kept.length === 0) return;
  await db
    .insert(unreadWords)
    .values(kept.map((text) => ({ words: text, lastAt: now })))
    .onConflictDoUpdate({
      target: unreadWords.words,
      set: { count: sql`${unreadWords.count} + 1`, lastAt: sql`excluded.last_at` },
    });
  const often = db
    .select({ words: unreadWords.words })
    .from(unreadWords)
    .orderBy(desc(unreadWords.count), desc(unreadWords.lastAt), asc(unreadWords.words))
    .limit(MAX_UNREAD_WORDS);
  await db.delete(unreadWords).where(notInArray(unreadWords.words, often));
}

/** What is misunderstood most often. */
export function listUnreadWords(db: Database, most = 50) {
  const { words, count, lastAt } = unreadWords;
  return db
    .select({ words, count, lastAt })
    .from(unreadWords)
    .orderBy(desc(count), desc(lastAt), asc(words))
    .limit(most);
}
