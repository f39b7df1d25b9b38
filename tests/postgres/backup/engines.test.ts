import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, onTestFinished, test } from "vitest";
import { rowsOf } from "#app/db/backup/tables.server.ts";
import { type Database, openEmbedded } from "#app/db/client.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { NUMBERS_LEFT_OUT } from "#app/domain/operations/manifest.ts";
import { restoreShop } from "#app/features/operations/backup/restore-shop.server.ts";
import { writeBackup } from "#app/features/operations/backup/write-backup.server.ts";
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

/** Tables that grant access, and may have been revoked in the lost period. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  sessions: "(token_hash, member_id, expires_at) select 'x', id, 'infinity' from members limit 1",
  password_resets:
    "(token_hash, member_id, expires_at) select 'x', id, 'infinity' from members limit 1",
  email_codes:
    "(email, code_hash, tries_left, expires_at) values ('x@palmtee.example', 'x', 5, 'infinity')",
  social_attempts: `(state_hash, browser_hash, provider, nonce, verifier, return_to, popup, expires_at)
    values ('x', 'x', 'google', 'x', 'x', '/', false, 'infinity')`,
  staff_invitations: `(email, role, locale, token_hash, invited_by, expires_at)
    select 'x@palmtee.example', 'ops', 'ko', 'x', id, 'infinity' from members limit 1`,
  trip_links: "(token_hash, order_id, member_id) select 'x', id, member_id from orders limit 1",
};

function withoutLeftOut({ provider_readings: _, ...texts }: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !(name in LEFT_OUT)));
}

/** How many rows each of them has. */
async function leftOut(db: Database): Promise<Record<string, number>> {
  const texts = await tableTexts(db);
  return Object.fromEntries(Object.keys(LEFT_OUT).map((name) => [name, texts[name]?.length ?? -1]));
}

async function lastNumbers(db: Database): Promise<Record<string, number>> {
  const rows = await rowsOf<{ name: string; last: number }>(
    db,
    sql`select sequencename as name, coalesce(last_value, 0)::int as last from pg_sequences
      where schemaname = 'public'`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

const NONE = Object.fromEntries(Object.keys(LEFT_OUT).map((name) => [name, 0]));

test("a backup of PostgreSQL restores into the embedded database and vice versa, row by row the same except credentials", async () => {
  const [first, second, dataDir] = [await directory(), await directory(), await directory()];
  const source = await oddShop();
  const db = await opened(source);
  for (const [table, row] of Object.entries(LEFT_OUT)) {
    await db.execute(sql.raw(`insert into ${table} ${row}`));
  }
  expect(Object.values(await leftOut(db))).not.toContain(0);
  const [texts, numbers] = [await tableTexts(db), await lastNumbers(db)];
  expect(Object.values(numbers)).toContain(0);
  expect(Object.keys(texts).length).toBeGreaterThan(100);
  await writeBackup(shopOf(dataDir, source), join(first, "backup"));

  await restoreShop(shopOf(dataDir), join(first, "backup"));
  const embedded = await openEmbedded(dataDir, async () => {});
  expect(withoutLeftOut(await tableTexts(embedded.db))).toEqual(withoutLeftOut(texts));
  expect(await tableRules(embedded.db)).toEqual(await tableRules(db));
  // Access revoked since the backup stays revoked, and no number issued since is issued again.
  expect(await leftOut(embedded.db)).toEqual(NONE);
  const ahead = Object.entries(numbers).map(([name, last]) => [name, last + NUMBERS_LEFT_OUT]);
  expect(await lastNumbers(embedded.db)).toEqual(Object.fromEntries(ahead));
  await embedded.close();

  await writeBackup(shopOf(dataDir), join(second, "backup"));
  const target = await postgresUrl("bare");
  await restoreShop(shopOf(await directory(), target), join(second, "backup"));
  const restored = await opened(target);
  expect(withoutLeftOut(await tableTexts(restored))).toEqual(withoutLeftOut(texts));
  expect(await tableRules(restored)).toEqual(await tableRules(db));
});
