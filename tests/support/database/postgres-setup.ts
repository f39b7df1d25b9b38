import type { TestProject } from "vitest/node";
import { startSeeded } from "./seeded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server per run, with an empty shop and a demo as templates that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startSeeded();
  project.provide("postgresUrl", server.url);
  return server.stop;
}
