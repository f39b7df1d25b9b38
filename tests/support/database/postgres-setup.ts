import type { TestProject } from "vitest/node";
import { openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server per run, with an empty shop and a demo as templates that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = await openConnection(server.url);
  await admin.query("create database template_empty");
  await (await openPostgres(`${server.url}/template_empty`, async () => {})).close();
  await admin.query("create database template_demo template template_empty");
  await (
    await openPostgres(`${server.url}/template_demo`, seedDemo(TEST_NOW, hashPassword))
  ).close();
  await admin.end();
  project.provide("postgresUrl", server.url);
  return server.stop;
}
