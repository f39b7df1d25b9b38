import { rm } from "node:fs/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll } from "vitest";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { startShop, temporaryDirectory } from "./shop-process.ts";

type Ways = {
  /** The address that the shop itself uses, where it is not the test's. */
  readonly shopAddress?: string;
  readonly connections?: number;
  readonly env?: NodeJS.ProcessEnv;
};

/** A running shop on real PostgreSQL whose payments go to a Toss that the test can look into. */
export async function postgresShop(address: string, ways: Ways = {}) {
  const pool = new ResilientPool(address, ways.connections ?? 5);
  const db = drizzle(pool);
  const books = await orderingShop(db);
  const dataDir = await temporaryDirectory();
  const shop = await startShop({
    DATA_DIR: dataDir,
    DATABASE_URL: ways.shopAddress ?? address,
    TOSS_SIMULATOR: "off",
    TOSS_CLIENT_KEY: "test_ck_of_the_tests",
    TOSS_SECRET_KEY: books.toss.secretKey,
    TOSS_API_BASE_URL: books.toss.origin,
    ...ways.env,
  });
  afterAll(async () => {
    await shop.stop();
    await pool.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { db, pool, books, shop };
}
