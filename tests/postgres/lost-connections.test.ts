import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { QueryResult } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type Database, openPostgres } from "#app/db/client.server.ts";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { resilientListener, watchConnection } from "#app/db/connection/postgres-watch.server.ts";
import { appState } from "#app/db/schema/operations/operations-tables.ts";
import { wireTo } from "#tests/support/database/database-wire.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { times } from "#tests/support/order/ordering.ts";

const address = await postgresUrl("empty");
const wire = await wireTo(address);

async function opened(url: string) {
  const database = await openPostgres(url, async () => {});
  onTestFinished(database.close);
  return database;
}

test("a text whose statement fails midway leaves no transaction open for the next query", async () => {
  const pool = new ResilientPool(address, 1);
  onTestFinished(() => pool.close());
  const failed = pool.query("begin; select 1 / 0; commit").catch(({ code }) => code);
  const waiting = pool.query("select 1 as one");
  expect(await failed).toBe("22012");
  expect((await waiting).rows).toEqual([{ one: 1 }]);
  expect((await pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
});

const LOSSES = {
  "a server that ends it": async (kill: () => Promise<unknown>) => void (await kill()),
  "a wire that is cut": async () => {
    wire.cut();
    await wire.mend();
  },
  "a wire that breaks": async () => wire.breakOff(),
};

test.each(Object.entries(LOSSES))(
  "%s loses a transaction whole: nothing of it is stored, or gets into one that comes after it",
  async (_, lose) => {
    const { db } = await opened(wire.url);
    const outside = (await opened(address)).db;
    const kill = () =>
      outside.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and query like '%loss-%'`);
    for (let turn = 0; turn < times(3, 20); turn += 1) {
      const put = (name: string) => ({ key: `loss-${turn}-${name}`, value: turn });
      let isLateKept = false;
      const followed = Promise.withResolvers<void>();
      const lost = db.transaction(async (tx) => {
        await tx.insert(appState).values(put("lost"));
        await tx.execute(sql`select pg_sleep(2), 'loss-'`).catch((cause: unknown) => {
          expect(isDatabaseAway(cause)).toBe(true);
        });
        // It does not know that all is over, and runs concurrently with its successors.
        await followed.promise;
        await tx.insert(appState).values(put("late"));
        isLateKept = true;
      });
      const ended = lost.then(
        () => "committed",
        (cause: unknown) => (isDatabaseAway(cause) ? "lost" : cause),
      );
      await expect.poll(() => asleep(outside)).toBe(1);
      await lose(kill);

      const after = await Promise.all(
        Array.from({ length: 12 }, (__, index) =>
          retried(() =>
            db.transaction(async (tx) => {
              await tx
                .insert(appState)
                .values(put(`after-${index}`))
                .onConflictDoNothing();
              followed.resolve();
              await ended;
              await tx.execute(sql`select 1`);
            }),
          ),
        ),
      );
      expect(after.every((tries) => tries < 20)).toBe(true);
      expect([await ended, isLateKept]).toEqual(["lost", false]);
      const stored = await outside
        .select()
        .from(appState)
        .where(sql`key like ${`loss-${turn}-%`}`);
      expect(stored.map(({ key }) => key).filter((key) => !key.includes("after"))).toEqual([]);
      expect(stored).toHaveLength(12);
    }
  },
);

test("notifications are received again after the connection was lost", async () => {
  const received: string[] = [];
  let connections = 0;
  const { listen } = await opened(wire.url);
  const { db } = await opened(address);
  await listen("a_channel", {
    onMessage: (text) => received.push(text),
    onConnected: () => {
      connections += 1;
    },
  });
  for (let turn = 1; turn <= 3; turn += 1) {
    await db.execute(sql`select pg_notify('a_channel', ${String(turn)})`);
    await expect.poll(() => received).toContain(String(turn));
    wire.cut();
    await wait(700);
    await wire.mend();
    await expect.poll(() => connections).toBe(turn + 1);
  }
});

test("a frozen server is noticed even by a watch that was not connected to it yet", async () => {
  let silences = 0;
  wire.freeze(true);
  const end = watchConnection(wire.url, () => {
    silences += 1;
  });
  onTestFinished(async () => {
    wire.freeze(false);
    await end();
  });
  await expect.poll(() => silences, { timeout: 20_000 }).toBe(1);
});

test("queries refused by a frozen server delay no later one once it answers again", async () => {
  const pool = new ResilientPool(wire.url, 2);
  onTestFinished(() => pool.close());
  wire.freeze(true);
  onTestFinished(() => wire.freeze(false));
  const crowd = await Promise.allSettled(
    Array.from({ length: 5_000 }, () => pool.query("select 1")),
  );
  expect(crowd.filter(({ status }) => status === "fulfilled")).toEqual([]);
  wire.freeze(false);
  await expect
    .poll(() => pool.query("select 1"), { timeout: 20_000 })
    .toMatchObject({ rowCount: 1 });
});

/** More statements than any of these uses sends. */
const PIECES = Array.from({ length: 24 }, (_, index) => index + 1);
const USES = {
  "a question": (url: string) => used(url, async (db) => void (await db.execute(sql`select 1`))),
  "a transaction": (url: string) =>
    used(url, async (db) => {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select ${"1"}::text`);
        await tx.execute(sql`select 2`);
      });
    }),
  "an ear": async (url: string) => {
    const hearer = { onMessage: () => {}, onConnected: () => {} };
    const { end } = await resilientListener(url, "a_channel", hearer);
    await wait(20);
    await end();
  },
};

test.each(Object.entries(USES))(
  "a connection of %s lost at any byte ends no shop",
  async (_, use) => {
    const unhandled: unknown[] = [];
    const record = (cause: unknown) => void unhandled.push(cause);
    process.on("unhandledRejection", record).on("uncaughtException", record);
    onTestFinished(() => {
      process.off("unhandledRejection", record).off("uncaughtException", record);
      wire.breakAt([]);
    });
    wire.breakAt(PIECES);
    const outcomes = await Promise.all(
      PIECES.map(() =>
        use(wire.url).then(
          () => "answered",
          (cause: unknown) => (isDatabaseAway(cause) ? "away" : cause),
        ),
      ),
    );
    expect(unhandled).toEqual([]);
    expect(new Set(outcomes)).toEqual(new Set(["away", "answered"]));
  },
);

async function used(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const pool = new ResilientPool(url, 2);
  try {
    await work(drizzle(pool));
  } finally {
    await pool.close();
  }
}

/** How many have begun what will be lost. */
async function asleep(outside: Database): Promise<number> {
  const sleepers = await outside.execute(sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`);
  return (sleepers as QueryResult).rows.length;
}

/** As a person would: again, as long as it is away. */
async function retried(work: () => Promise<unknown>): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      await work();
      return tries;
    } catch (cause) {
      if (!isDatabaseAway(cause)) throw cause;
      await wait(100);
    }
  }
  return 20;
}
