import { sql } from "drizzle-orm";
import type { QueryResult } from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#app/db/client.server.ts";
import { postgresClaims } from "#app/db/connection/claims.server.ts";
import { wireTo } from "#tests/support/database/database-wire.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";

const url = await postgresUrl("empty");
const wire = await wireTo(url);
const { db, close } = await openPostgres(url, async () => {});
afterAll(close);

/** The claims of one process. */
function process(address = url) {
  const claims = postgresClaims(address);
  onTestFinished(claims.end);
  return claims;
}

/** Work that runs until it is ended. */
function atWork(claims: ReturnType<typeof process>, name: string) {
  const { promise, resolve: finish } = Promise.withResolvers<string>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const done = claims.claim(name, () => {
    begin();
    return promise;
  });
  return { begun, finish, done };
}

const free = async () => "free";

async function holders(): Promise<number[]> {
  const locks = await db.execute(sql`select pid from pg_locks where locktype = 'advisory'
    and classid = 7203403 and database = (select oid from pg_database where datname = current_database())`);
  return (locks as QueryResult<{ pid: number }>).rows.map(({ pid }) => pid);
}

const terminate = (pid: number | undefined) => db.execute(sql`select pg_terminate_backend(${pid})`);

test("one of two processes does the work, and the other may when that is done", async () => {
  const [one, other] = [process(), process()];
  const work = atWork(one, "charge 1");
  await work.begun;
  expect(await other.claim("charge 1", free)).toBeUndefined();
  expect(await one.claim("charge 1", free)).toBeUndefined();
  expect(await other.claim("charge 2", free)).toBe("free");
  work.finish("done");
  expect(await work.done).toBe("done");
  await expect.poll(() => other.claim("charge 1", free)).toBe("free");
});

test("work that fails gives its claim back", async () => {
  const [one, other] = [process(), process()];
  const failing = one.claim("refund 1", async () => {
    throw new Error("refused");
  });
  await expect(failing).rejects.toThrow("refused");
  await expect.poll(() => other.claim("refund 1", free)).toBe("free");
});

test("the end of the connection frees the claim for others, and not for the process that is still at work", async () => {
  const [one, other] = [process(), process()];
  const work = atWork(one, "refund 2");
  await work.begun;
  const [pid] = await holders();
  await terminate(pid);
  await expect.poll(() => other.claim("refund 2", free)).toBe("free");
  expect(await one.claim("refund 2", free)).toBeUndefined();
  work.finish("done");
  expect(await work.done).toBe("done");
  expect(await one.claim("refund 2", free)).toBe("free");
});

test("a claim of a server that has vanished is an error, and the next one finds the server again", async () => {
  const claims = process(wire.url);
  expect(await claims.claim("charge 3", free)).toBe("free");
  wire.freeze(true);
  const silent = claims.claim("charge 3", free);
  claims.cut(0);
  await expect(silent).rejects.toMatchObject({ name: "ConnectionLost" });
  wire.freeze(false);
  // The server's keep-alives end what the network has lost.
  await Promise.all((await holders()).map(terminate));
  await expect.poll(() => claims.claim("charge 3", free).catch(() => "lost")).toBe("free");
});

test("concurrent claims share one connection", async () => {
  const claims = process();
  const works = Array.from({ length: 25 }, (_, index) => atWork(claims, `crowd ${index}`));
  await Promise.all(works.map(({ begun }) => begun));
  const pids = await holders();
  expect([pids.length, new Set(pids).size]).toEqual([25, 1]);
  for (const { finish } of works) finish("done");
  await Promise.all(works.map(({ done }) => done));
  await expect.poll(holders).toEqual([]);
});
