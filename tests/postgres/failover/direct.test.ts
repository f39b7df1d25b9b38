import { type SQL, sql } from "drizzle-orm";
import type { QueryResult } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type Database, openPostgres } from "#app/db/client.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";

// Two databases instead of a pooler and its server: what went where can be seen.
const url = await postgresUrl("empty");
const directUrl = await postgresUrl("empty");

async function opened(urls: Parameters<typeof openPostgres>[0], seen: string[] = []) {
  const database = await openPostgres(urls, async (db) => void seen.push(await nameOf(db)));
  onTestFinished(database.close);
  return database;
}

const nameOf = (db: Database) => one(db, sql`select current_database() as it`);

async function one(db: Database, query: SQL): Promise<string> {
  const { rows } = (await db.execute(query)) as QueryResult<{ it: string }>;
  return rows[0]?.it ?? "";
}

test("session-bound work goes to the server's own address, and every query to the pooler's", async () => {
  const prepared: string[] = [];
  const shop = await opened({ url, directUrl }, prepared);
  const behind = await opened(directUrl);
  const [pooler, server] = [new URL(url).pathname.slice(1), new URL(directUrl).pathname.slice(1)];
  expect([prepared, await nameOf(shop.db)]).toEqual([[server], pooler]);

  // A lock of the pooler's database would not keep the server's from it.
  await shop.claim("one thing", async () => {
    expect(await behind.claim("one thing", async () => "taken")).toBeUndefined();
  });

  const heard: string[] = [];
  await shop.listen("a_channel", { onMessage: (text) => heard.push(text), onConnected: () => {} });
  await behind.db.execute(sql`select pg_notify('a_channel', 'changed')`);
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(["changed"]);
});
