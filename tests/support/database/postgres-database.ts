import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, inject } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { openConnection, ResilientPool } from "#app/db/postgres-pool.server.ts";
import * as schema from "#app/db/schema/index.ts";

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

/** As `embeddedDatabase`, on real PostgreSQL with many connections: here races show. */
export async function postgresDatabase(image: "empty" | "demo"): Promise<Database> {
  const pool = new ResilientPool(await postgresUrl(image), 20);
  afterAll(() => pool.close());
  return drizzle(pool, { schema });
}
