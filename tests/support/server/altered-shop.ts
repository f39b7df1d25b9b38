import { cp, rm } from "node:fs/promises";
import { afterAll, inject } from "vitest";
import { type Database, openEmbedded } from "#app/db/client.server.ts";
import { type ShopProcess, startShop, temporaryDirectory } from "./shop-process.ts";

/** The demo's shop after a change that no page offers, such as a hostile name that an import brought in. */
export async function alteredShop(
  change: (db: Database) => Promise<unknown>,
  env: NodeJS.ProcessEnv = {},
): Promise<ShopProcess> {
  const dataDir = await temporaryDirectory();
  await cp(inject("demoDataDir"), dataDir, { recursive: true });
  const { db, close } = await openEmbedded(dataDir, async () => {});
  await change(db);
  await close();
  const shop = await startShop({ DATA_DIR: dataDir, ...env });
  afterAll(async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return shop;
}
