import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, inject } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";

/** The address of a database of its own on the run's PostgreSQL. */
export async function postgresUrl(image: "empty" | "demo" | "bare"): Promise<string> {
  const server = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = await openConnection(server);
  const template = image === "bare" ? "template0" : `template_${image}`;
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return `${server}/${name}`;
}

/** As `testDatabase`, on real PostgreSQL with many connections: here races show. */
export async function postgresDatabase(image: "empty" | "demo"): Promise<Database> {
  const { db, close } = await openPostgresCopy(image);
  afterAll(close);
  return db;
}

export async function openPostgresCopy(
  image: "empty" | "demo",
  onStatement?: (statement: string) => void,
) {
  const pool = new ResilientPool(await postgresUrl(image), 20);
  const logger = onStatement && { logQuery: onStatement };
  return { db: drizzle(pool, { logger }), close: () => pool.close() };
}
