import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, inject, onTestFinished } from "vitest";
import { type Database, EXTENSIONS } from "#app/db/client.server.ts";
import * as schema from "#app/db/schema/index.ts";

type Image = "empty" | "demo";

/** A PostgreSQL of its own for one test file, in this process: empty but migrated, or with the demo in it. */
export async function embeddedDatabase(image: Image): Promise<Database> {
  const pglite = await fromImage(image);
  afterAll(() => pglite.close());
  return drizzle(pglite, { schema });
}

/** As `embeddedDatabase`, for a single test that changes much. */
export async function oneTestDatabase(image: Image): Promise<Database> {
  const pglite = await fromImage(image);
  onTestFinished(() => pglite.close());
  return drizzle(pglite, { schema });
}

/** As `embeddedDatabase`, with a callback for each statement. */
export async function loggedDatabase(
  image: Image,
  onStatement: (statement: string) => void,
): Promise<Database> {
  const pglite = await fromImage(image);
  afterAll(() => pglite.close());
  return drizzle(pglite, { schema, logger: { logQuery: onStatement } });
}

/** Files that share a worker share what they read. */
const files = new Map<string, Promise<Blob>>();

async function fromImage(image: Image): Promise<PGlite> {
  const path = `${inject("databaseImages")}/${image}.tar`;
  const file = files.get(path) ?? readFile(path).then((bytes) => new Blob([bytes]));
  files.set(path, file);
  return PGlite.create({ loadDataDir: await file, extensions: EXTENSIONS });
}
