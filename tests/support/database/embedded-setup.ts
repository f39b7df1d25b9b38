import type { TestProject } from "vitest/node";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { keptFolder } from "./kept-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseImages: string;
  }
}

/** Two images, an empty shop and the demo: a test file starts from one in a third of a second. */
export default async function setup(project: TestProject): Promise<void> {
  const images = await keptFolder("images", { of: TEST_NOW.toISOString(), make });
  project.provide("databaseImages", images);
}

/** Loads the engine and the demo only where they have to be made. */
async function make(folder: string): Promise<void> {
  const { writeImages } = await import("./write-images.ts");
  await writeImages(folder);
}
