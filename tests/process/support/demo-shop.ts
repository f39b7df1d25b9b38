import { cp, rm } from "node:fs/promises";
import { afterAll, inject, onTestFinished } from "vitest";
import {
  type ShopProcess,
  startShop,
  temporaryDirectory,
} from "#tests/support/server/shop-process.ts";

/** A running shop with the demo in it, for one test file (started at the top of the file, not within a test: nothing would stop it): it works on a copy of the one the run made. */
export async function demoShop(env: NodeJS.ProcessEnv = {}, folder?: string): Promise<ShopProcess> {
  const dataDir = await temporaryDirectory();
  await cp(inject("demoDataDir"), dataDir, { recursive: true });
  const shop = await startShop({ DATA_DIR: dataDir, ...env }, folder);
  afterAll(async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return shop;
}

/** The address of a running shop with the demo in it, shared by files that only look or write what no other file of them reads. */
export function sharedShop(): { readonly url: string } {
  return { url: inject("sharedShopUrl") };
}

/** A data directory with the demo in it, for a single test that starts shops itself. */
export async function demoData(): Promise<string> {
  const dataDir = await temporaryDirectory();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await cp(inject("demoDataDir"), dataDir, { recursive: true });
  return dataDir;
}
