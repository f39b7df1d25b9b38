import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#app/db/client.server.ts";
import { openConnection, ResilientPool } from "#app/db/postgres-pool.server.ts";
import * as schema from "#app/db/schema/index.ts";
import { workers } from "#app/db/schema/work/workers.ts";
import { PRESENCE_LOCK } from "#app/db/worker.ts";
import { joinPostgres } from "#app/db/worker-presence.server.ts";
import { wireTo } from "#tests/support/database/database-wire.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { someoneWaitsForLock } from "#tests/support/lock-wait.ts";

const address = await postgresUrl("empty");
const wire = await wireTo(address);
const outside = await openPostgres(address, async () => {});
const { db } = outside;
afterAll(outside.close);

type Seat = { pid: number; granted: boolean };
/** Who has the lock of a worker, or waits for it. */
async function seats(id: number): Promise<Seat[]> {
  const { rows } = await db.execute<Seat>(sql`
    select pid, granted from pg_locks
    where locktype = 'advisory' and classid = ${PRESENCE_LOCK} and objid = ${id} order by granted desc`);
  return rows;
}
const holder = async (id: number) => (await seats(id)).find(({ granted }) => granted)?.pid;
const end = (pid: number | undefined) => db.execute(sql`select pg_terminate_backend(${pid})`);

async function isHeldByAnother(id: number, before: number | undefined): Promise<void> {
  await expect.poll(async () => ![undefined, before].includes(await holder(id))).toBe(true);
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
  const { worker, leave } = await joinPostgres(address, drizzle(pool, { schema }));
  const before = await holder(worker.id);
  wire.slam(true);
  onTestFinished(() => wire.slam(false));
  await end(before);
  await isHeldByAnother(worker.id, before);
  const { rows } = await db.execute<{ at: string }>(sql`select now()::text as at`);
  wire.slam(false);
  // Its heart has beaten again: whatever a lost beat would have begun has begun by now.
  const isSeen = sql`${workers.id} = ${worker.id} and ${workers.seenAt} > ${rows[0]?.at}::timestamptz + interval '1 second'`;
  await expect.poll(() => db.$count(workers, isSeen)).toBe(1);
  expect(await seats(worker.id)).toHaveLength(1);
  await leave();
  await expect.poll(() => seats(worker.id)).toEqual([]);
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
}, 30_000);
