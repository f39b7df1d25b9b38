import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle as overPostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as overPglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { answerCopies } from "./backup/asked-copy.server.ts";
import { isBehind } from "./backup/migrations.server.ts";
import { type Claim, postgresClaims, processClaims } from "./connection/claims.server.ts";
import { lockDataDirectory } from "./connection/data-lock.server.ts";
import { hostNames } from "./connection/database-address.ts";
import { codeOf, isDatabaseAway } from "./connection/database-away.ts";
import { type DatabaseClock, databaseClock } from "./connection/database-clock.ts";
import {
  closeGracefully,
  destroyConnection,
  openConnection,
  setTcpKeepalive,
} from "./connection/postgres-connection.server.ts";
import { ResilientPool } from "./connection/postgres-pool.server.ts";
import {
  resilientListener,
  syncClock,
  watchConnection,
} from "./connection/postgres-watch.server.ts";
import { statementLogger } from "./connection/read-statements.server.ts";

/** What queries are written against: a pool, a PGlite, or the transaction they are called in. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = {
  readonly db: Database;
  readonly close: () => Promise<void>;
  readonly listen: Listen;
  /** What time it is for all processes that share it: by its own clock. */
  readonly now: () => Date;
  /** For calls to the card provider, which only one process may make at a time. */
  readonly claim: Claim;
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

/** The engine uses as much memory as it is given: the whole demo fits in a quarter of the default. */
const EMBEDDED = {
  extensions: EXTENSIONS,
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
};

const MIGRATIONS = { migrationsFolder: "./drizzle" };

/** An arbitrary lock number, unique in this database: lets processes start one at a time. */
export const START_LOCK = 7_203_401;

/** Held exclusively to create or change tables, shared by backups; taken before START_LOCK. */
export const TABLES_LOCK = 7_203_402;

/** One address for everything, or a pooler's and, for what needs a session of its own, the server's. */
export type PostgresUrls = { readonly url: string; readonly directUrl?: string | undefined };

/** Migrates and prepares PostgreSQL, one instance at a time: the others wait, then find it done. */
export async function openPostgres(
  urls: string | PostgresUrls,
  prepare: Prepare,
): Promise<OpenDatabase> {
  const { url, directUrl } = typeof urls === "string" ? { url: urls, directUrl: undefined } : urls;
  const direct = directUrl ?? url;
  const clock = databaseClock();
  const name = directUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL";
  await reaching({ name, url: direct }, () => preparePostgres(direct, prepare, clock));
  const pool = new ResilientPool(url, 10);
  const db = overPostgres(pool, { logger: statementLogger });
  const claims = postgresClaims(direct);
  const cuts = [claims.cut];
  const cutSessions = (host: number) => {
    for (const cut of cuts) cut(host);
  };
  const pulse = { clock, onHeldUp: (isHeldUp: boolean) => pool.refuse(isHeldUp) };
  const onGone = (host: number, hasFollower: boolean) => {
    pool.leave(host, hasFollower);
    if (!directUrl) cutSessions(host);
  };
  const ends = [watchConnection(url, onGone, pulse), claims.end];
  // The server behind a pooler may vanish while the pooler answers.
  if (directUrl) {
    ends.push(
      watchConnection(directUrl, (host, hasFollower) => {
        // A pooler may have found the follower long ago.
        if (!hasFollower) pool.cut();
        cutSessions(host);
      }),
    );
  }
  return {
    db,
    now: clock.now,
    close: async () => {
      await Promise.all(ends.map((end) => end()));
      await pool.close();
    },
    claim: claims.claim,
    listen: async (channel, hearer) => {
      const { end, cut } = await resilientListener(direct, channel, hearer);
      ends.push(end);
      cuts.push(cut);
    },
  };
}

/** A server that is away, or not for us, is the operator's to mend, and named in one line. */
export async function reaching<Result>(
  { name = "DATABASE_URL", url }: { readonly name?: string; readonly url: string },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!isUnreachable(cause)) throw cause;
    const reason = codeOf(cause) ?? "connection lost";
    const where = hostNames(url);
    throw new DatabaseUnreachable(`${name}: cannot reach PostgreSQL at ${where} (${reason})`, {
      cause,
    });
  }
}

/** The end of its connection is the end of its turn. */
async function preparePostgres(url: string, prepare: Prepare, clock: DatabaseClock): Promise<void> {
  const turn = await openConnection(url);
  // Without the watch, a silent server would block this start for minutes, and all that wait for its lock.
  const stopWatching = watchConnection(url, (host) => {
    if (host === turn.serverIndex) destroyConnection(turn);
  });
  try {
    await setTcpKeepalive(turn);
    await syncClock(turn, clock);
    const db = overPostgres(turn);
    // A backup may run for long, so a start takes this lock only when it has tables to change.
    if (await isBehind(db)) await db.execute(sql`select pg_advisory_lock(${TABLES_LOCK})`);
    await db.execute(sql`select pg_advisory_lock(${START_LOCK})`);
    await migratePostgres(db, MIGRATIONS);
    await prepare(db);
  } finally {
    await stopWatching();
    await closeGracefully(turn);
  }
}

/** Opens the embedded database; a first start that was cut off begins again from nothing. */
export async function openEmbedded(dataDir: string, prepare: Prepare): Promise<OpenDatabase> {
  const release = lockDataDirectory(dataDir);
  const path = join(dataDir, "pg");
  try {
    if (!existsSync(path)) await createEmbedded(join(dataDir, "pg.unfinished"), path, prepare);
    // Optimizing its code takes 500 MB at every start, leaves 70 to 120 MB behind and makes no page faster, only seeding.
    setFlagsFromString("--no-wasm-tier-up --no-wasm-dynamic-tiering");
    const pglite = await PGlite.create(path, EMBEDDED);
    const db = overPglite(pglite, { logger: statementLogger });
    await migratePglite(db, MIGRATIONS);
    await prepare(db);
    const stopCopies = answerCopies(dataDir, (work) => pglite.runExclusive(work));
    return {
      db,
      // It has no clock but ours.
      now: () => new Date(),
      close: async () => {
        await stopCopies();
        await pglite.close();
        release();
      },
      claim: processClaims(),
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
  const pglite = await PGlite.create(unfinished, EMBEDDED);
  const db = overPglite(pglite);
  await migratePglite(db, MIGRATIONS);
  await prepare(db);
  await pglite.close();
  renameSync(unfinished, path);
}

/** Away, or not for us: the wrong password, user or database. */
function isUnreachable(cause: unknown): boolean {
  return isDatabaseAway(cause) || /^(28P01|28000|3D000)$/.test(String(codeOf(cause)));
}
