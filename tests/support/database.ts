import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { onTestFinished } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import * as schema from "#app/db/schema/index.ts";
import { IMAGES } from "./embedded-setup.ts";

/** A PostgreSQL of its own for one test file, in this process: empty but migrated, or with the demo in it. */
export async function embeddedDatabase(image: "empty" | "demo"): Promise<Database> {
  const blob = new Blob([await readFile(`${IMAGES}/${image}.tar`)]);
  return drizzle(await PGlite.create({ loadDataDir: blob }), { schema });
}

/** As `embeddedDatabase`, for a single test: closed when it ends. */
export async function oneTestDatabase(image: "empty" | "demo"): Promise<Database> {
  const blob = new Blob([await readFile(`${IMAGES}/${image}.tar`)]);
  const pglite = await PGlite.create({ loadDataDir: blob });
  onTestFinished(() => pglite.close());
  return drizzle(pglite, { schema });
}
