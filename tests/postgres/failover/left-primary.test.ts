import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, afterEach, expect, inject, onTestFinished, test } from "vitest";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { hostsOf, openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { watchConnection } from "#app/db/connection/postgres-watch.server.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";

// A server of its own: it is set for all of its databases.
const server = await startPostgres();
afterAll(server.stop);
const other = new URL(inject("postgresUrl"));

/** As an operator does it, on a session that may write all the same; done once new sessions see it. */
async function setReadOnly(value: "on" | "off"): Promise<void> {
  const address = `${server.url}/postgres`;
  const operator = await openConnection(address);
  await operator.query("set default_transaction_read_only = off");
  await operator.query(`alter system set default_transaction_read_only = ${value}`);
  await operator.query("select pg_reload_conf()");
  await operator.end();
  const isSet = async () => {
    const session = await openConnection(address);
    const { rows } = await session.query("show default_transaction_read_only");
    await session.end();
    return rows[0]?.default_transaction_read_only;
  };
  await expect.poll(isSet).toBe(value);
}
afterEach(() => setReadOnly("off"));

/** Both servers, with a memory of them of its own. */
function bothNamed(name: string): string {
  const hosts = `127.0.0.1:${server.port},127.0.0.1:${other.port}`;
  return `postgres://postgres@${hosts}/postgres?application_name=${name}`;
}

function poolNamed(name: string) {
  const pool = new ResilientPool(bothNamed(name), 2);
  onTestFinished(() => pool.close());
  const there = drizzle(pool);
  const write = () =>
    there
      .transaction(async (tx) => void (await tx.execute("comment on database postgres is 'ours'")))
      .then(
        () => "written",
        (cause: unknown) => (isDatabaseAway(cause) ? "away" : cause),
      );
  const port = async () => (await pool.query("show port")).rows[0]?.port;
  return { write, port };
}

test("a primary that was made read-only is left for the server that can be written to", async () => {
  const { write, port } = poolNamed("left");
  expect([await write(), await port()]).toEqual(["written", String(server.port)]);
  await setReadOnly("on");
  await expect.poll(write).toBe("away");
  await expect.poll(write).toBe("written");
  expect(await port()).toBe(other.port);
});

test("a server that only reads is passed over at connecting", async () => {
  await setReadOnly("on");
  const { write, port } = poolNamed("passed");
  expect([await write(), await port()]).toEqual(["written", other.port]);
});

test("a primary made read-only is left even without writes", async () => {
  const url = bothNamed("watched");
  const gone: number[] = [];
  onTestFinished(watchConnection(url, (host) => gone.push(host)));
  const operator = await openConnection(`${server.url}/postgres`);
  onTestFinished(() => operator.end());
  const watches = async () => {
    const { rows } = await operator.query(
      "select from pg_stat_activity where application_name = 'watched'",
    );
    return rows.length;
  };
  await expect.poll(watches).toBe(1);
  await setReadOnly("on");
  await expect.poll(() => gone, { timeout: 10_000 }).toEqual([0]);
  expect(hostsOf(url).current().index).toBe(1);
});
