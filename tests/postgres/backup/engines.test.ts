import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, onTestFinished, test } from "vitest";
import { rowsOf } from "#app/db/backup/tables.server.ts";
import { type Database, openEmbedded } from "#app/db/client.server.ts";
import { ResilientPool } from "#app/db/postgres-pool.server.ts";
import { NUMBERS_LEFT_OUT } from "#app/domain/backup/manifest.ts";
import { restoreShop } from "#app/features/backup/restore-shop.server.ts";
import { writeBackup } from "#app/features/backup/write-backup.server.ts";
import { diskStorage } from "#app/integrations/storage/disk-storage.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { tableRules, tableTexts } from "#tests/support/database/table-texts.ts";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";

/** Texts that end lines, arrays, strings or JSON somewhere. */
const ODD = [
  "",
  " ",
  "null",
  "NULL",
  "\\N",
  "\\",
  '"',
  "'",
  "{a,b}",
  '["x"]',
  "a\nb\r\nc\td",
  "\u2028\u2029\u0085",
  "\u0001\u007f",
  "골프 ⛳️ 👨‍👩‍👧 ไทย",
  "\ufeffe\u0301",
];

async function opened(url: string): Promise<Database> {
  const pool = new ResilientPool(url, 1);
  onTestFinished(() => pool.close());
  return drizzle(pool);
}

async function directory(): Promise<string> {
  const path = await temporaryDirectory();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

const shopOf = (dataDir: string, databaseUrl?: string) => ({
  databaseUrl,
  dataDir,
  storage: diskStorage(join(dataDir, "uploads")),
});

/** Calendars are most of the demo's rows, and all alike. */
async function oddShop(): Promise<string> {
  const url = await postgresUrl("demo");
  const db = await opened(url);
  for (const [table, column] of [
    ["tee_times", "day"],
    ["course_days", "day"],
    ["room_nights", "night"],
  ]) {
    await db.execute(sql.raw(`delete from ${table} where ${column} > '2026-12-01'`));
  }
  for (const [at, text] of ODD.entries()) {
    const json = JSON.stringify({ ko: text, [text]: [text, null, 1.5e300, -0, { deep: text }] });
    await db.execute(
      sql`insert into app_state (key, value) values (${`odd.${at}.${text}`}, ${json}::jsonb)`,
    );
  }
  for (const json of ["null", '"null"', "0.10", "[]", "12345678901234567890.123456789"]) {
    await db.execute(
      sql`insert into app_state (key, value) values (${`json ${json}`}, ${json}::jsonb)`,
    );
  }
  await db.execute(sql`update caddies set languages = ${sql.param(ODD)}::text[]
    where id = (select min(id) from caddies)`);
  await db.execute(sql`update caddies set languages = array[null, 'ko', null]::text[]
    where id = (select max(id) from caddies)`);
  await db.execute(sql`update members set created_at = '2026-02-28 23:59:59.999999+00'
    where login_id = 'demo'`);
  await db.execute(sql`update members set created_at = 'infinity' where login_id = 'guest'`);
  await db.execute(sql`update course_days set day = '0044-03-15 BC'
    where ctid = (select ctid from course_days limit 1)`);
  await db.execute(sql`update courses set latitude = 0.1::float8 + 0.2::float8
    where id = (select min(id) from courses)`);
  return url;
}

const withoutWorkers = ({ workers: _, provider_readings: __, ...texts }: Record<string, unknown>) =>
  texts;

test("a backup of PostgreSQL restores into the embedded database, and one of that into PostgreSQL, row by row the same", async () => {
  const [first, second, dataDir] = [await directory(), await directory(), await directory()];
  const source = await oddShop();
  const db = await opened(source);
  await db.execute(sql`insert into workers default values`);
  const texts = await tableTexts(db);
  expect(Object.keys(texts).length).toBeGreaterThan(100);
  await writeBackup(shopOf(dataDir, source), join(first, "backup"));

  await restoreShop(shopOf(dataDir), join(first, "backup"));
  const embedded = await openEmbedded(dataDir, async () => {});
  expect(withoutWorkers(await tableTexts(embedded.db))).toEqual(withoutWorkers(texts));
  expect(await tableRules(embedded.db)).toEqual(await tableRules(db));
  // The shop that restores has no worker yet, and gives nobody a number that may be known elsewhere.
  expect((await tableTexts(embedded.db)).workers).toEqual([]);
  const next = sql`insert into alarms (member_id, kind, template, words, dedupe_key)
    select member_id, kind, template, words, 'x' from alarms limit 1 returning id`;
  const last = sql`select last_value::int as id from pg_sequences where sequencename = 'alarms_id_seq'`;
  const [before] = await rowsOf<{ id: number }>(db, last);
  expect(await rowsOf(embedded.db, next)).toEqual([
    { id: (before?.id ?? 0) + NUMBERS_LEFT_OUT + 1 },
  ]);
  await embedded.db.execute(sql`delete from alarms where dedupe_key = 'x'`);
  await embedded.close();

  await writeBackup(shopOf(dataDir), join(second, "backup"));
  const target = await postgresUrl("bare");
  await restoreShop(shopOf(await directory(), target), join(second, "backup"));
  const restored = await opened(target);
  expect(withoutWorkers(await tableTexts(restored))).toEqual(withoutWorkers(texts));
  expect(await tableRules(restored)).toEqual(await tableRules(db));
});
