import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as overPostgres } from "drizzle-orm/node-postgres";
import { drizzle as overPglite } from "drizzle-orm/pglite";
import { type Database, EXTENSIONS, reaching, TABLES_LOCK } from "../client.server.ts";
import {
  DataDirectoryRefused,
  isInUse,
  lockDataDirectory,
} from "../connection/data-lock.server.ts";
import { openConnection, setTcpKeepalive } from "../connection/postgres-connection.server.ts";
import { askForCopy } from "./asked-copy.server.ts";
import { rowsOf, writePlainly } from "./tables.server.ts";

/** All rows of one moment, including everything acknowledged before it. */
export type Snapshot = {
  readonly engine: "embedded" | "postgres";
  readonly db: Database;
  readonly takenAt: Date;
};

type Source = { readonly databaseUrl: string | undefined; readonly dataDir: string };
type Reader<Result> = (snapshot: Snapshot) => Promise<Result>;

/** Reads the database at one moment, also while the shop works. */
export async function withSnapshot<Result>(
  { databaseUrl, dataDir }: Source,
  read: Reader<Result>,
): Promise<Result> {
  if (databaseUrl) return reaching({ url: databaseUrl }, () => ofPostgres(databaseUrl, read));
  const path = join(dataDir, "pg");
  if (!existsSync(path)) {
    throw new DataDirectoryRefused(`DATA_DIR: there is no database in ${dataDir}`);
  }
  if (!isInUse(dataDir)) {
    const release = lockDataDirectory(dataDir);
    return ofFiles(path, new Date(), read).finally(release);
  }
  const copy = await askForCopy(dataDir);
  return ofFiles(copy.path, copy.takenAt, read).finally(copy.remove);
}

async function ofPostgres<Result>(url: string, read: Reader<Result>): Promise<Result> {
  const connection = await openConnection(url);
  try {
    await setTcpKeepalive(connection);
    // A migration in between would empty tables that are not read yet: it waits, while all others continue.
    await connection.query("select pg_advisory_lock_shared($1)", [TABLES_LOCK]);
    return await reading(overPostgres(connection), async (db) => {
      // The transaction began before its snapshot was taken: what had been answered by then is in it.
      const [row] = await rowsOf<{ at: string }>(
        db,
        sql`select floor(extract(epoch from now()) * 1000)::text as at`,
      );
      return read({ engine: "postgres", db, takenAt: new Date(Number(row?.at)) });
    });
  } finally {
    await connection.end();
  }
}

async function ofFiles<Result>(path: string, takenAt: Date, read: Reader<Result>): Promise<Result> {
  const pglite = await PGlite.create(path, { extensions: EXTENSIONS });
  try {
    return await reading(overPglite(pglite), (db) => read({ engine: "embedded", db, takenAt }));
  } finally {
    await pglite.close();
  }
}

function reading<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await writePlainly(tx);
      return work(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
