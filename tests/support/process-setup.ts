import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { startShop, temporaryDirectory } from "./shop-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    demoDataDir: string;
  }
}

/** Starts the shop once, as on a fresh machine: it builds, lays the demo and stops. Tests copy its data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await temporaryDirectory();
  const shop = await startShop({ DATA_DIR: dataDir });
  await shop.stop();
  project.provide("demoDataDir", dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}
