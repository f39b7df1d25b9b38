import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { QueryResult } from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { PRESENCE_LOCK } from "#app/db/connection/worker.ts";
import { joinPostgres } from "#app/db/connection/worker-presence.server.ts";
import { workers } from "#app/db/schema/operations/workers-tables.ts";
import { wireTo } from "#tests/support/database/database-wire.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { presenceHolder, presenceSeats } from "#tests/support/database/presence-seats.ts";
import { someoneWaitsForLock } from "#tests/support/lock-wait.ts";

const address = await postgresUrl("empty");
const wire = await wireTo(address);
const outside = await openPostgres(address, async () => {});
const { db } = outside;
afterAll(outside.close);

const seats = (id: number) => presenceSeats(db, id);
const holder = (id: number) => presenceHolder(db, id);
const end = (pid: number | undefined) => db.execute(sql`select pg_terminate_backend(${pid})`);

async function isHeldByAnother(id: number, before: number | undefined): Promise<void> {
  const isTaken = async () => ![undefined, before].includes(await holder(id));
  await expect.poll(isTaken, { timeout: 60_000 }).toBe(true);
}

test("after a failover a worker takes its lock where the shop works now, and has just come", async () => {
  const shop = await openPostgres(wire.url, async () => {});
  onTestFinished(shop.close);
  const { id } = await shop.join();
  const before = await holder(id);
  const long = sql`now() - interval '1 hour'`;
  await db.update(workers).set({ presentSince: long }).where(eq(workers.id, id));
  // The old server says nothing any more, not even goodbye, and the new one has no lock of it.
  wire.freeze(true);
  await end(before);
  await expect.poll(() => holder(id)).toBeUndefined();
  wire.freeze(false);
  await isHeldByAnother(id, before);
  const hasJustCome = sql`${workers.id} = ${id} and ${workers.presentSince} > now() - interval '1 minute'`;
  expect(await db.$count(workers, hasJustCome)).toBe(1);
});

test("a worker whose shop has no database at that moment takes its lock again once, and leaves nothing of it", async () => {
  const pool = new ResilientPool(wire.url, 2);
  onTestFinished(() => pool.close());
  const { worker, leave } = await joinPostgres(address, drizzle(pool));
  const before = await holder(worker.id);
  wire.slam(true);
  onTestFinished(() => wire.slam(false));
  await end(before);
  await isHeldByAnother(worker.id, before);
  const now = await db.execute(sql`select now()::text as at`);
  const [{ at } = { at: "" }] = (now as QueryResult<{ at: string }>).rows;
  wire.slam(false);
  // Its heart has beaten again: whatever a lost beat would have begun has begun by now.
  const isSeen = sql`${workers.id} = ${worker.id} and ${workers.seenAt} > ${at}::timestamptz + interval '1 second'`;
  await expect.poll(() => db.$count(workers, isSeen)).toBe(1);
  expect(await seats(worker.id)).toHaveLength(1);
  await leave();
  await expect.poll(() => seats(worker.id)).toEqual([]);
});

test("where commits are slow heartbeats do not take the connections of the shop", async () => {
  const pool = new ResilientPool(address, 2);
  onTestFinished(() => pool.close());
  const { worker, leave } = await joinPostgres(address, drizzle(pool));
  onTestFinished(leave);
  const other = await openConnection(address);
  onTestFinished(() => other.end());
  await other.query("begin");
  await other.query("select from workers where id = $1 for update", [worker.id]);
  const hasPassed = "select now() > $1::timestamptz + interval '4 seconds' as long";
  const [{ at } = { at: "" }] = (await other.query("select now()::text as at")).rows;
  // Every second one more would wait for the row, each with a connection in its hand.
  for (let isLong = false; !isLong; ) isLong = (await pool.query(hasPassed, [at])).rows[0].long;
  await other.query("rollback");
});

test("a worker leaves while its connection waits for the lock, and nobody has it afterwards", async () => {
  const { worker, leave } = await joinPostgres(address, db);
  const other = await openConnection(address);
  const taken = other.query("select pg_advisory_lock($1, $2)", [PRESENCE_LOCK, worker.id]);
  await someoneWaitsForLock(db);
  await end(await holder(worker.id));
  await taken;
  await expect.poll(() => seats(worker.id)).toHaveLength(2);
  await leave();
  await other.end();
  await expect.poll(() => seats(worker.id)).toEqual([]);
  expect(await db.$count(workers, eq(workers.id, worker.id))).toBe(0);
});

test("a shop whose server stands still ends all the same", async () => {
  const shop = await openPostgres(wire.url, async () => {});
  await shop.join();
  wire.freeze(true);
  onTestFinished(() => wire.freeze(false));
  await shop.close();
});
