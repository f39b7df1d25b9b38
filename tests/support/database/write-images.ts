import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { EXTENSIONS } from "#app/db/client.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

/** Without these half of an image would be old logs, and half of a start would be clearing unused memory. */
const SMALL = {
  initDbStartParams: ["--wal-segsize=1"],
  postgresqlconf: [
    "min_wal_size = 2MB",
    "max_wal_size = 8MB",
    "wal_recycle = off",
    "shared_buffers = 16MB",
  ],
};

/** An empty shop, and the demo. */
export async function writeImages(images: string): Promise<void> {
  const pglite = new PGlite({ extensions: EXTENSIONS, ...SMALL });
  const db = drizzle(pglite);
  await migrate(db, { migrationsFolder: "./drizzle" });
  for (const unused of ["template0", "template1"]) {
    await pglite.exec(`alter database ${unused} is_template false`);
    await pglite.exec(`drop database ${unused}`);
  }
  await save(pglite, join(images, "empty.tar"));
  await seedDemo(TEST_NOW, hashPassword)(db);
  await save(pglite, join(images, "demo.tar"));
  await pglite.close();
}

async function save(pglite: PGlite, path: string): Promise<void> {
  await pglite.exec("checkpoint");
  const image = await pglite.dumpDataDir("none");
  await writeFile(path, Buffer.from(await image.arrayBuffer()));
}
