import { cp, rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { startShop, temporaryDirectory } from "./shop-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    demoDataDir: string;
    sharedShopUrl: string;
  }
}

/** Starts the shop once, as on a fresh machine: it builds, seeds the demo and stops. Tests copy its data, or share a shop that has a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await temporaryDirectory();
  const shop = await startShop({ DATA_DIR: dataDir });
  await shop.stop();
  const sharedDir = await temporaryDirectory();
  await cp(dataDir, sharedDir, { recursive: true });
  const shared = await startShop({ DATA_DIR: sharedDir });
  project.provide("demoDataDir", dataDir);
  project.provide("sharedShopUrl", shared.url);
  return async () => {
    await shared.stop();
    for (const path of [dataDir, sharedDir]) await rm(path, { recursive: true, force: true });
  };
}
