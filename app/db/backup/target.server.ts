import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as overPostgres } from "drizzle-orm/node-postgres";
import { drizzle as overPglite } from "drizzle-orm/pglite";
import { type Database, EXTENSIONS, reaching, START_LOCK, TABLES_LOCK } from "../client.server.ts";
import { DataDirectoryRefused, lockDataDirectory } from "../connection/data-lock.server.ts";
import { hostNames } from "../connection/database-address.ts";
import { openConnection } from "../connection/postgres-connection.server.ts";
import { BackupRefused } from "./backup-refused.ts";
import { lastMigration } from "./migrations.server.ts";
import { rowsOf } from "./tables.server.ts";

const OLDEST_SERVER = 170_000;

/** Fills the empty database, whole or not at all. */
type Fill = (load: (db: Database) => Promise<void>) => Promise<void>;
type Target = { readonly databaseUrl: string | undefined; readonly dataDir: string };

/** Runs the work on an empty database that no other process starts using meanwhile. */
export async function withEmptyDatabase(
  { databaseUrl, dataDir }: Target,
  work: (fill: Fill) => Promise<void>,
): Promise<void> {
  if (databaseUrl) return reaching({ url: databaseUrl }, () => withPostgres(databaseUrl, work));
  const release = lockDataDirectory(dataDir);
  try {
    await withEmbedded(dataDir, work);
  } finally {
    release();
  }
}

async function withPostgres(url: string, work: (fill: Fill) => Promise<void>): Promise<void> {
  const connection = await openConnection(url);
  try {
    const db = overPostgres(connection);
    await refuseOldServer(db);
    await db.execute(sql`select pg_advisory_lock(${TABLES_LOCK})`);
    await db.execute(sql`select pg_advisory_lock(${START_LOCK})`);
    const [found] = await rowsOf<{ tables: number }>(
      db,
      sql`select count(*)::int as tables from pg_tables where schemaname = 'public'`,
    );
    if ((found?.tables ?? 0) > 0 || (await lastMigration(db)) !== undefined) {
      throw new BackupRefused(
        `DATABASE_URL: the database at ${hostNames(url)} is not empty; create a new one, and nothing is lost`,
      );
    }
    await work((load) => db.transaction(load));
  } finally {
    await connection.end();
  }
}

/** Older ones do not let a transaction use the kinds that its own migrations have added. */
async function refuseOldServer(db: Database): Promise<void> {
  const [server] = await rowsOf<{ version: number }>(
    db,
    sql`select current_setting('server_version_num')::int as version`,
  );
  if ((server?.version ?? 0) < OLDEST_SERVER) {
    throw new BackupRefused("DATABASE_URL: restoring needs PostgreSQL 17 or newer");
  }
}

async function withEmbedded(dataDir: string, work: (fill: Fill) => Promise<void>): Promise<void> {
  const [path, unfinished] = [join(dataDir, "pg"), join(dataDir, "pg.unfinished")];
  if (existsSync(path)) {
    throw new DataDirectoryRefused(
      `DATA_DIR: there is a database in ${dataDir} already; move it away, or choose another directory`,
    );
  }
  await work(async (load) => {
    rmSync(unfinished, { recursive: true, force: true });
    const pglite = await PGlite.create(unfinished, { extensions: EXTENSIONS });
    try {
      await overPglite(pglite).transaction(load);
    } finally {
      await pglite.close();
    }
    renameSync(unfinished, path);
  });
}
