import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, inject, onTestFinished } from "vitest";
import { type Database, EXTENSIONS } from "#app/db/client.server.ts";
import { openPostgresCopy } from "./postgres-database.ts";

/** Files that share a worker share what they read. */
const files = new Map<string, Promise<Blob>>();

type Image = "empty" | "demo";

type OpenDatabase = { readonly db: Database; readonly close: () => Promise<void> };

/** On the engine that this run is about: PostgreSQL by day, since it is several times faster, and both by night. */
function open(image: Image, onStatement?: (statement: string) => void): Promise<OpenDatabase> {
  return process.env.TEST_ENGINE === "postgres"
    ? openPostgresCopy(image, onStatement)
    : openEmbedded(image, onStatement);
}

/** A database of its own for one test file: empty but migrated, or with the demo in it. */
export async function testDatabase(image: Image): Promise<Database> {
  const { db, close } = await open(image);
  afterAll(close);
  return db;
}

/** As `testDatabase`, for a single test that changes much. */
export async function oneTestDatabase(image: Image): Promise<Database> {
  const { db, close } = await open(image);
  onTestFinished(close);
  return db;
}

/** As `testDatabase`, with a callback for each statement. */
export async function loggedDatabase(
  image: Image,
  onStatement: (statement: string) => void,
): Promise<Database> {
  const { db, close } = await open(image, onStatement);
  afterAll(close);
  return db;
}

/** A PostgreSQL in this process, started from an image of this run. */
async function openEmbedded(image: "empty" | "demo", onStatement?: (statement: string) => void) {
  const path = `${inject("databaseImages")}/${image}.tar`;
  const file = files.get(path) ?? readFile(path).then((bytes) => new Blob([bytes]));
  files.set(path, file);
  const pglite = await PGlite.create({ loadDataDir: await file, extensions: EXTENSIONS });
  const logger = onStatement && { logQuery: onStatement };
  return { db: drizzle(pglite, { logger }), close: () => pglite.close() };
}
