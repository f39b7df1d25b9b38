import { join } from "node:path";
import { openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { copyFolder } from "./base-backup.ts";
import { newCluster, startOn } from "./postgres-server.ts";

/** The files of a server with an empty shop and a demo. */
export async function seedCluster(folder: string, demo: string): Promise<void> {
  const home = await newCluster();
  const server = await startOn(home);
  const admin = await openConnection(server.url);
  await admin.query("create database template_empty");
  await (await openPostgres(`${server.url}/template_empty`, async () => {})).close();
  await admin.query(`create database ${demo} template template_empty`);
  await (await openPostgres(`${server.url}/${demo}`, seedDemo(TEST_NOW, hashPassword))).close();
  await admin.end();
  await server.end();
  await copyFolder(home.data, join(folder, "data"));
  await server.stop();
}
