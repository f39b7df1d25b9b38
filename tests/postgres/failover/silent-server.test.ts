import { sql } from "drizzle-orm";
import { type TestContext, test } from "vitest";
import { DatabaseUnreachable, openPostgres } from "#app/db/client.server.ts";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { hostsOf, openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { resilientListener, watchConnection } from "#app/db/connection/postgres-watch.server.ts";
import { wireTo } from "#tests/support/database/database-wire.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";

const address = await postgresUrl("empty");

/** The same database at two addresses, as if they were two servers: each can fall silent separately. */
async function twoWays(database = address) {
  const [first, second] = [await wireTo(database), await wireTo(database)];
  const url = new URL(first.url);
  const name = crypto.randomUUID();
  const hosts = `${url.host},${new URL(second.url).host}`;
  return {
    url: `postgres://${url.username}@${hosts}${url.pathname}?application_name=${name}`,
    name,
    first,
    second,
  };
}

// Most of the time is spent waiting for six seconds of silence, so all tests wait concurrently.
const asked = await twoWays();
const left = await twoWays();
const silent = await twoWays();
const moved = await twoWays();
const followed = await twoWays();
// It keeps the start lock, so no other start may wait there.
const starting = await twoWays(await postgresUrl("empty"));
const behindPooler = await wireTo(address);

/** A session of this name that has been answered such a query, other than the known ones. */
async function answered(name: string, question: string, known: readonly number[] = []) {
  const operator = await openConnection(address);
  const { rows } = await operator.query<{ pid: number }>(
    `select pid from pg_stat_activity
    where application_name = $1 and query like $2 and state = 'idle' and pid <> all ($3)`,
    [name, `%${question}%`, known],
  );
  await operator.end();
  return rows.map(({ pid }) => pid);
}

test.concurrent("the watch blames the server that it queried, whatever other connections have found meanwhile", async ({
  expect,
  onTestFinished,
}) => {
  const { url, name, first, second } = asked;
  const gone: number[] = [];
  onTestFinished(watchConnection(url, (host) => gone.push(host)));
  await expect.poll(() => answered(name, "as reader")).toHaveLength(1);
  const before = await answered(name, "as reader");
  hostsOf(url).failed(0);
  first.freeze(true);
  await expect.poll(() => gone, { timeout: 20_000 }).toEqual([0]);
  expect(hostsOf(url).current().index).toBe(1);
  await expect.poll(() => answered(name, "as reader", before)).toHaveLength(1);
  second.freeze(true);
  await expect.poll(() => gone, { timeout: 20_000 }).toEqual([0, 1]);
});

test.concurrent("a watch that finds another server after its connection ended reports the first as gone", async ({
  expect,
  onTestFinished,
}) => {
  const { url, name } = moved;
  const gone: [number, boolean][] = [];
  onTestFinished(watchConnection(url, (...how) => gone.push(how)));
  await expect.poll(() => answered(name, "as reader")).toHaveLength(1);
  const [pid] = await answered(name, "as reader");
  hostsOf(url).failed(0);
  const operator = await openConnection(address);
  await operator.query("select pg_terminate_backend($1)", [pid]);
  await operator.end();
  await expect.poll(() => gone, { timeout: 20_000 }).toEqual([[0, true]]);
});

test.concurrent("connections to other servers than the lost one stay", async ({
  expect,
  onTestFinished,
}) => {
  const { url } = left;
  const pool = new ResilientPool(url, 2);
  onTestFinished(() => pool.close());
  const heard: string[] = [];
  let connections = 0;
  const hearer = {
    onMessage: (text: string) => heard.push(text),
    onConnected: () => {
      connections += 1;
    },
  };
  const lost = await pool.connect();
  hostsOf(url).failed(0);
  const kept = await pool.connect();
  const listener = await resilientListener(url, "a_channel", hearer);
  onTestFinished(listener.end);
  pool.cut(0);
  listener.cut(0);
  await expect(lost.query("select 1")).rejects.toThrow();
  await kept.query("select pg_notify('a_channel', 'still there')");
  kept.release();
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(["still there"]);
  expect(connections).toBe(1);
  listener.cut(1);
  await expect.poll(() => connections).toBe(2);
});

test.concurrent("requests waiting when another server has taken over are served by that one", async ({
  expect,
  onTestFinished,
}) => {
  const { url } = followed;
  const pool = new ResilientPool(url, 1);
  onTestFinished(() => pool.close());
  const lost = await pool.connect();
  const waiting = pool.connect();
  hostsOf(url).failed(0);
  pool.leave(0, true);
  await expect(lost.query("select 1")).rejects.toThrow();
  const served = await waiting;
  expect((await served.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  served.release();
});

/** A query without an answer, and a listener: how the query ends, and how often the listener has connected. */
async function busyShop(
  urls: Parameters<typeof openPostgres>[0],
  onTestFinished: TestContext["onTestFinished"],
) {
  const { db, listen, close } = await openPostgres(urls, async () => {});
  onTestFinished(close);
  let connections = 0;
  const onConnected = () => {
    connections += 1;
  };
  await listen("a_channel", { onMessage: () => {}, onConnected });
  await db.execute(sql`select 1`);
  const outcome = db.execute(sql`select pg_sleep(60)`).then(
    () => "answered",
    (cause: unknown) => (isDatabaseAway(cause) ? "away" : cause),
  );
  return { outcome, connections: () => connections };
}

test.concurrent("drops the queries and listeners of a server that falls silent", async ({
  expect,
  onTestFinished,
}) => {
  const { url, name, first } = silent;
  const { outcome, connections } = await busyShop(url, onTestFinished);
  await expect.poll(() => answered(name, "as held_up")).toHaveLength(1);
  first.freeze(true);
  expect(await outcome).toBe("away");
  await expect.poll(connections).toBe(2);
});

test.concurrent("a start whose server falls silent ends, instead of waiting for it", async ({
  expect,
}) => {
  const { url, name, first } = starting;
  const start = openPostgres(url, async (db) => {
    await expect.poll(() => answered(name, "as reader")).toHaveLength(1);
    first.freeze(true);
    await db.execute(sql`select 1`);
  });
  await expect(start).rejects.toBeInstanceOf(DatabaseUnreachable);
});

test.concurrent("a server that falls silent behind a pooler that answers lets go of them, too", async ({
  expect,
  onTestFinished,
}) => {
  const { url, freeze } = behindPooler;
  const { outcome, connections } = await busyShop({ url: address, directUrl: url }, onTestFinished);
  freeze(true);
  expect(await outcome).toBe("away");
  freeze(false);
  await expect.poll(connections).toBe(2);
});
