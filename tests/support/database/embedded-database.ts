import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { inject } from "vitest";
import { EXTENSIONS } from "#app/db/client.server.ts";

/** Files that share a worker share what they read. */
const files = new Map<string, Promise<Blob>>();

/** A PostgreSQL in this process, started from an image of this run. */
export async function openEmbedded(
  image: "empty" | "demo",
  onStatement?: (statement: string) => void,
) {
  const path = `${inject("databaseImages")}/${image}.tar`;
  const file = files.get(path) ?? readFile(path).then((bytes) => new Blob([bytes]));
  files.set(path, file);
  const pglite = await PGlite.create({ loadDataDir: await file, extensions: EXTENSIONS });
  const logger = onStatement && { logQuery: onStatement };
  return { db: drizzle(pglite, { logger }), close: () => pglite.close() };
}
