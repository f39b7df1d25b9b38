import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, onTestFinished, test } from "vitest";
import {
  knownMigrations,
  lastMigration,
  migrateBetween,
} from "#app/db/backup/migrations.server.ts";
import { withSnapshot } from "#app/db/backup/snapshot.server.ts";
import { rowsOf } from "#app/db/backup/tables.server.ts";
import { type Database, openPostgres, START_LOCK } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { transactionPooler } from "#tests/support/database/transaction-pooler.ts";
import { someoneWaitsForLock } from "#tests/support/lock-wait.ts";
import { startShop } from "#tests/support/server/shop-process.ts";

async function connected(url: string) {
  const connection = await openConnection(url);
  onTestFinished(() => connection.end());
  return connection;
}

/** As a backup reads: it holds what it needs until the work is done. */
function whileBackedUp(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  return withSnapshot({ databaseUrl, dataDir: "" }, work);
}

test.each(["of its own", "behind a pooler"])(
  "a shop that has nothing to migrate, on a server %s, opens while a backup runs",
  async (where) => {
    const url = await postgresUrl("demo");
    const pooler = where === "behind a pooler" && (await transactionPooler(url, 4));
    await whileBackedUp(url, async () => {
      const shop = await startShop(
        pooler ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url } : { DATABASE_URL: url },
      );
      try {
        expect((await fetch(`${shop.url}/ready`)).status).toBe(200);
      } finally {
        await shop.stop();
      }
    });
  },
);

test("a start or a backup whose machine vanishes blocks others only briefly", async () => {
  const url = await postgresUrl("demo");
  const patience = async (db: Database) => (await rowsOf(db, sql`show tcp_keepalives_idle`))[0];
  const found: unknown[] = [];
  const opened = await openPostgres(url, async (db) => {
    found.push(await patience(db));
  });
  await opened.close();
  await withSnapshot({ databaseUrl: url, dataDir: "" }, async ({ db }) => {
    found.push(await patience(db));
  });
  expect(found).toEqual([{ tcp_keepalives_idle: "5" }, { tcp_keepalives_idle: "5" }]);
});

test("a shop that has to migrate waits for a backup, and blocks no other meanwhile", async () => {
  const url = await postgresUrl("bare");
  const db = drizzle(await connected(url));
  const [newest, before] = knownMigrations().toReversed();
  await db.transaction((tx) => migrateBetween(tx, 0, before ?? 0));
  let start: ReturnType<typeof openPostgres> | undefined;
  await whileBackedUp(url, async () => {
    start = openPostgres(url, async () => {});
    await someoneWaitsForLock(db);
    expect(await lastMigration(db)).toBe(before);
    // An instance of the program before this one may be started again.
    const other = await connected(url);
    const { rows } = await other.query("select pg_try_advisory_lock($1) as is", [START_LOCK]);
    expect(rows).toEqual([{ is: true }]);
    await other.query("select pg_advisory_unlock($1)", [START_LOCK]);
  });
  await (await start)?.close();
  expect(await lastMigration(db)).toBe(newest);
});

test("a backup waits for a start that makes the tables", async () => {
  const url = await postgresUrl("bare");
  const [begun, filled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const start = openPostgres(url, async () => {
    begun.resolve();
    await filled.promise;
  });
  await begun.promise;
  const read = whileBackedUp(url, async () => {});
  await someoneWaitsForLock(drizzle(await connected(url)));
  filled.resolve();
  await (await start).close();
  await read;
});
