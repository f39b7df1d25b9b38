import { dirname, join } from "node:path";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { copyFolder } from "./base-backup.ts";
import { keptFolder } from "./kept-folder.ts";
import { postgresHome } from "./postgres-home.ts";
import { type PostgresServer, startOn } from "./postgres-server.ts";

export const DEMO = "template_demo";

/** A server with an empty shop and a demo, `template_empty` and `template_demo`: copied, where an earlier run made them. */
export async function startSeeded(
  settings?: Readonly<Record<string, string>>,
): Promise<PostgresServer & { readonly demo: string }> {
  const home = await postgresHome();
  const base = dirname(home.folder);
  const of = TEST_NOW.toISOString();
  const kept = await keptFolder("postgres", { base, of, make });
  await copyFolder(join(kept, "data"), home.data);
  const server = await startOn(home, settings);
  return { ...server, demo: `${server.url}/${DEMO}` };
}

/** Loads the demo only where it has to be made. */
async function make(folder: string): Promise<void> {
  const { seedCluster } = await import("./seed-cluster.ts");
  await seedCluster(folder, DEMO);
}
