import { rm } from "node:fs/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, test } from "vitest";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";
import { drill } from "#tests/support/server/drill.ts";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";

const [dataDir, other, kept] = await Promise.all([1, 2, 3].map(temporaryDirectory));
// What happened just now is not read yet, so that the provider's clock is behind.
const toss = await tossServer({ now: () => Date.now() - 300_000 });
afterAll(async () => {
  toss.close();
  for (const path of [dataDir, other, kept])
    await rm(String(path), { recursive: true, force: true });
});

const KEYS = {
  LOG_LEVEL: "silent",
  PORT: "0",
  APP_SECRET: "a secret of the tests, long enough for all",
  TOSS_SIMULATOR: "off",
  TOSS_CLIENT_KEY: "test_ck_of_the_tests",
  TOSS_SECRET_KEY: toss.secretKey,
  TOSS_API_BASE_URL: toss.origin,
};

test("a shop on PostgreSQL backed up under load and lost is restored on an empty server, and the loss is named", async () => {
  const url = await postgresUrl("demo");
  await drill({
    toss,
    kept: String(kept),
    env: { ...KEYS, DATA_DIR: dataDir, DATABASE_URL: url },
    loseAll: async () => {
      await rm(String(dataDir), { recursive: true, force: true });
      const { pathname, href } = new URL(url);
      const admin = await openConnection(href.replace(pathname, "/postgres"));
      await admin.query(`drop database ${pathname.slice(1)} with (force)`);
      await admin.end();
    },
    newEnv: async () => ({ ...KEYS, DATA_DIR: other, DATABASE_URL: await postgresUrl("bare") }),
    open: async ({ DATABASE_URL = "" }) => {
      const pool = new ResilientPool(DATABASE_URL, 2);
      return { db: drizzle(pool), close: () => pool.close() };
    },
  });
}, 300_000);
