import { mkdir, rm, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import * as schema from "#app/db/schema/index.ts";
import { layDemo } from "#app/db/seed/lay-demo.server.ts";
import { hashPassword } from "#app/platform/password.server.ts";
import { TEST_NOW } from "./test-time.ts";

export const IMAGES = ".data/test";

/** Two images per run, an empty shop and the demo: a test file starts from one in half a second. */
export default async function setup(): Promise<() => Promise<void>> {
  await mkdir(IMAGES, { recursive: true });
  const pglite = new PGlite();
  const db = drizzle(pglite, { schema });
  await migrate(db, { migrationsFolder: "./drizzle" });
  await save(pglite, "empty");
  await layDemo(TEST_NOW, hashPassword)(db);
  await save(pglite, "demo");
  await pglite.close();
  return () => rm(IMAGES, { recursive: true, force: true });
}

async function save(pglite: PGlite, name: "empty" | "demo"): Promise<void> {
  const image = await pglite.dumpDataDir("none");
  await writeFile(`${IMAGES}/${name}.tar`, Buffer.from(await image.arrayBuffer()));
}
