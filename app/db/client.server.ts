import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle as overPostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as overPglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { lockDataDirectory } from "./data-lock.server.ts";
import { isDatabaseAway } from "./database-away.ts";
import { codeOf } from "./error-code.ts";
import { openConnection, ResilientPool } from "./postgres-pool.server.ts";
import { resilientListener, watchConnection } from "./postgres-watch.server.ts";
import * as schema from "./schema/index.ts";
import type { Worker } from "./worker.ts";
import { joinEmbedded, joinPostgres } from "./worker-presence.server.ts";

/** What queries are written against: a pool, a PGlite, or the transaction they are called in. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = {
  readonly db: Database;
  readonly close: () => Promise<void>;
  readonly listen: Listen;
  /** From now on this process is a worker: what it claims is its own until it is dead. */
  readonly join: () => Promise<Worker>;
};

/** Listens to notifications of other instances; after a lost connection some may have been missed. */
export type Listen = (
  channel: string,
  hearer: { readonly onMessage: (text: string) => void; readonly onConnected: () => void },
) => Promise<void>;

/** Runs after the migrations, in the same turn: fills an empty database, tops up an old one. */
export type Prepare = (db: Database) => Promise<void>;

export class DatabaseUnreachable extends Error {
  override readonly name = "DatabaseUnreachable";
}

/** What the search needs; PostgreSQL brings them along, the embedded one is handed them. */
export const EXTENSIONS = { fuzzystrmatch, pg_trgm };

const MIGRATIONS = { migrationsFolder: "./drizzle" };

/** Any number that nothing else in this database locks. */
const START_LOCK = 7_203_401;

/** Migrates and prepares PostgreSQL, one instance at a time: the others wait, then find it done. */
export async function openPostgres(url: string, prepare: Prepare): Promise<OpenDatabase> {
  try {
    await preparePostgres(url, prepare);
  } catch (cause) {
    if (!isUnreachable(cause)) throw cause;
    const { host } = new URL(url);
    const reason = codeOf(cause) ?? "connection lost";
    throw new DatabaseUnreachable(`DATABASE_URL: cannot reach PostgreSQL at ${host} (${reason})`, {
      cause,
    });
  }

  const pool = new ResilientPool(url, 10);
  const db = overPostgres(pool, { schema });
  const ends = [watchConnection(url, () => pool.cut())];
  return {
    db,
    close: async () => {
      await Promise.all(ends.map((end) => end()));
      await pool.close();
    },
    join: async () => {
      const { worker, leave } = await joinPostgres(url, db);
      ends.push(leave);
      return worker;
    },
    listen: async (channel, hearer) => {
      ends.push(await resilientListener(url, channel, hearer));
    },
  };
}

/** The end of its connection is the end of its turn. */
async function preparePostgres(url: string, prepare: Prepare): Promise<void> {
  const turn = await openConnection(url);
  try {
    const db = overPostgres(turn, { schema });
    await db.execute(sql`select pg_advisory_lock(${START_LOCK})`);
    await migratePostgres(db, MIGRATIONS);
    await prepare(db);
  } finally {
    await turn.end();
  }
}

/** Opens the embedded database; a first start that was cut off begins again from nothing. */
export async function openEmbedded(dataDir: string, prepare: Prepare): Promise<OpenDatabase> {
  const release = lockDataDirectory(dataDir);
  const path = join(dataDir, "pg");
  try {
    if (!existsSync(path)) await createEmbedded(join(dataDir, "pg.unfinished"), path, prepare);
    const pglite = await PGlite.create(path, { extensions: EXTENSIONS });
    const db = overPglite(pglite, { schema });
    await migratePglite(db, MIGRATIONS);
    await prepare(db);
    return {
      db,
      close: async () => {
        await pglite.close();
        release();
      },
      join: () => joinEmbedded(db),
      listen: async (channel, { onMessage, onConnected }) => {
        await pglite.listen(channel, onMessage);
        onConnected();
      },
    };
  } catch (cause) {
    release();
    throw cause;
  }
}

/** The directory gets its name only when it is whole, so that no start ever finds half of one. */
async function createEmbedded(unfinished: string, path: string, prepare: Prepare): Promise<void> {
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create(unfinished, { extensions: EXTENSIONS });
  const db = overPglite(pglite, { schema });
  await migratePglite(db, MIGRATIONS);
  await prepare(db);
  await pglite.close();
  renameSync(unfinished, path);
}

/** Away, or not for us: the wrong password, user or database. */
function isUnreachable(cause: unknown): boolean {
  return isDatabaseAway(cause) || /^(28P01|28000|3D000)$/.test(String(codeOf(cause)));
}
