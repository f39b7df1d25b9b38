import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { searchProducts } from "#app/features/catalog/search/search-queries.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";

const db = await postgresDatabase("demo");

/** How often the documents were read from end to end, and how often through their index. */
async function scans(): Promise<{ whole: number; index: number }> {
  const [row] = await db
    .select({ whole: sql<number>`seq_scan::int` })
    .from(sql`pg_stat_user_tables where relname = 'search_documents'`);
  const [index] = await db
    .select({ scans: sql<number>`idx_scan::int` })
    .from(sql`pg_stat_user_indexes where indexrelname = 'search_documents_terms'`);
  return { whole: row?.whole ?? -1, index: index?.scans ?? -1 };
}

test("in a large catalogue a search reads the index, never the whole table", async () => {
  await db.execute(sql`
    insert into search_documents (kind, id, weight, terms)
    select 'course', 'made-' || n, 0, ('''=' || md5(n::text) || ''' ''~vkxkdi''')::tsvector
    from generate_series(1, 20000) as n`);
  await db.execute(sql`analyze search_documents`);
  const before = await scans();
  await db.transaction(async (tx) => {
    for (const q of ["시암", "파타야", "ㅅ", "방콕 호텔", "시얌", "골프", "없는 이름"]) {
      await searchProducts(tx, q);
    }
    await tx.execute(sql`select pg_stat_force_next_flush()`);
  });
  const after = await scans();
  expect(after.whole).toBe(before.whole);
  expect(after.index - before.index).toBeGreaterThanOrEqual(7);
});

test("a very frequent word is counted up to a limit, and marked as more", async () => {
  const { counts, isMore, shown } = await searchProducts(db, "파타야");
  expect(isMore).toBe(true);
  expect(counts.golf).toBeGreaterThanOrEqual(200);
  expect(shown.course).toHaveLength(4);
});
