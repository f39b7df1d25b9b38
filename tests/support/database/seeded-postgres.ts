import { dirname, join } from "node:path";
import { openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { copyFolder } from "./base-backup.ts";
import { keptFolder } from "./kept-folder.ts";
import { postgresHome } from "./postgres-home.ts";
import { newCluster, type PostgresServer, startOn } from "./postgres-server.ts";

export const DEMO = "template_demo";
const seed = seedDemo(TEST_NOW, hashPassword);

/** A server with an empty shop and a demo, `template_empty` and `template_demo`: copied, where an earlier run made them. */
export async function startSeeded(
  settings?: Readonly<Record<string, string>>,
): Promise<PostgresServer & { readonly demo: string }> {
  const home = await postgresHome();
  const base = dirname(home.folder);
  const of = TEST_NOW.toISOString();
  const kept = await keptFolder("postgres", { base, of, make: seedCluster });
  await copyFolder(join(kept, "data"), home.data);
  const server = await startOn(home, settings);
  return { ...server, demo: `${server.url}/${DEMO}` };
}

async function seedCluster(folder: string): Promise<void> {
  const home = await newCluster();
  const server = await startOn(home);
  const admin = await openConnection(server.url);
  await admin.query("create database template_empty");
  await (await openPostgres(`${server.url}/template_empty`, async () => {})).close();
  await admin.query(`create database ${DEMO} template template_empty`);
  await (await openPostgres(`${server.url}/${DEMO}`, seed)).close();
  await admin.end();
  await server.end();
  await copyFolder(home.data, join(folder, "data"));
  await server.stop();
}
