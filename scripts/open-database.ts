import { existsSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { type Database, DatabaseUnreachable, openEmbedded } from "#app/db/client.server.ts";
import { DataDirectoryRefused } from "#app/db/connection/data-lock.server.ts";
import { hostNames } from "#app/db/connection/database-address.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";

export type ScriptDatabase = { readonly db: Database; readonly close: () => Promise<void> };

/** Works next to a running shop on PostgreSQL; the embedded database belongs to one process, so that shop has to stop. */
export async function openDatabaseForScript({
  databaseUrl,
  dataDir,
}: Env): Promise<ScriptDatabase> {
  if (databaseUrl) return openRunning(databaseUrl);
  if (!existsSync(join(dataDir, "pg"))) {
    throw new DataDirectoryRefused(`DATA_DIR: there is no database in ${dataDir}`);
  }
  return openEmbedded(dataDir, async () => {});
}

/** Scripts create no tables: a database without them was never used by the shop. */
async function openRunning(url: string): Promise<ScriptDatabase> {
  const pool = new ResilientPool(url, 1);
  try {
    const found = await pool.query(`select to_regclass('members') is not null as "hasTables"`);
    if (!found.rows[0]?.hasTables) throw new Error("no tables yet; start the shop once");
  } catch (cause) {
    await pool.close();
    const { code, message } = cause as { readonly code?: string; readonly message: string };
    throw new DatabaseUnreachable(
      `DATABASE_URL: cannot use PostgreSQL at ${hostNames(url)} (${code ?? message})`,
      { cause },
    );
  }
  return { db: drizzle(pool), close: () => pool.close() };
}
