import { cp, rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { keptDemo } from "./kept-demo.ts";
import { startShop, temporaryDirectory } from "./shop-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    demoDataDir: string;
    sharedShopUrl: string;
  }
}

/** Tests copy the demo's data, or share a shop that has a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demo = await keptDemo();
  const sharedDir = await temporaryDirectory();
  await cp(demo, sharedDir, { recursive: true });
  const shared = await startShop({ DATA_DIR: sharedDir });
  project.provide("demoDataDir", demo);
  project.provide("sharedShopUrl", shared.url);
  return async () => {
    await shared.stop();
    await rm(sharedDir, { recursive: true, force: true });
  };
}
