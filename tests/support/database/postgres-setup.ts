import type { TestProject } from "vitest/node";
import { startSeeded } from "./seeded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** What only costs time here: nobody looks after tables that live for seconds, and a test machine is not cut off. */
const SETTINGS = { autovacuum: "off", full_page_writes: "off", jit: "off" };

/** One server per run, with an empty shop and a demo as templates that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startSeeded(SETTINGS);
  project.provide("postgresUrl", server.url);
  return server.stop;
}
