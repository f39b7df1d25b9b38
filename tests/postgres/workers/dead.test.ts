import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { isOfDeadWorker, PRESENCE_LOCK } from "#app/db/connection/worker.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { workers } from "#app/db/schema/operations/workers-tables.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";

const url = await postgresUrl("empty");
const { db, close } = await openPostgres(url, async () => {});
afterAll(close);

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

async function worker(seen: number): Promise<number> {
  const [row] = await db
    .insert(workers)
    .values({ seenAt: ago(seen), presentSince: ago(seen) })
    .returning({ id: workers.id });
  return row?.id ?? 0;
}

/** The lock that says that a worker is there, until its connection ends. */
async function present(id: number) {
  const connection = await openConnection(url);
  await connection.query("begin");
  await connection.query("select pg_advisory_xact_lock($1, $2)", [PRESENCE_LOCK, id]);
  return connection;
}

/** As somebody who asks, here for so long, sees what another has claimed. */
async function isDead(claimedBy: number | null, askerPresent: number, asker?: number) {
  const id = asker ?? (await worker(0));
  const lock = await present(id);
  const seen = await seemsDead(claimedBy, id, askerPresent);
  await lock.end();
  return seen;
}

async function seemsDead(claimedBy: number | null, asker: number, askerPresent = 60) {
  const [row] = await db
    .insert(outbox)
    .values({
      dedupeKey: crypto.randomUUID(),
      template: "find-id",
      channel: "email",
      locale: "en",
      recipient: "someone@palmtee.test",
      words: {},
      claimedBy,
    })
    .returning({ id: outbox.id });
  const me = { id: asker, busy: new Set<number>() };
  // In a transaction the time stands still: who came a second ago did so however long the queries take.
  return db.transaction(async (tx) => {
    await tx
      .update(workers)
      .set({ presentSince: ago(askerPresent) })
      .where(eq(workers.id, asker));
    const [seen] = await tx
      .select({ isDead: isOfDeadWorker(outbox.claimedBy, me).mapWith(Boolean) })
      .from(outbox)
      .where(eq(outbox.id, row?.id ?? 0));
    return seen?.isDead;
  });
}

test("dead is who has neither a heartbeat nor a connection", async () => {
  expect(await isDead(await worker(60), 60)).toBe(true);
  expect(await isDead(await worker(1), 60)).toBe(false);
  const stalled = await worker(60);
  const connection = await present(stalled);
  expect(await isDead(stalled, 60)).toBe(false);
  await connection.end();
  await expect.poll(() => isDead(stalled, 60)).toBe(true);
});

test("a heartbeat that lies ahead, as of a server whose clock was put back, keeps nobody alive", async () => {
  expect(await isDead(await worker(-4), 60)).toBe(false);
  expect(await isDead(await worker(-60), 60)).toBe(true);
});

test("whoever has no row any more is dead, and what nobody claimed is nobody's", async () => {
  expect(await isDead(2_000_000_000, 60)).toBe(true);
  expect(await isDead(null, 60)).toBe(false);
});

test("whoever has just come judges nobody, and nobody judges themselves", async () => {
  expect(await isDead(await worker(60), 1)).toBe(false);
  expect(await isDead(await worker(60), 60, 2_000_000_001)).toBe(false);
  const self = await worker(60);
  expect(await isDead(self, 60, self)).toBe(false);
});

test("whoever has lost their own lock judges nobody, however long ago they came", async () => {
  const [dead, asker] = [await worker(60), await worker(0)];
  expect(await seemsDead(dead, asker)).toBe(false);
  const lock = await present(asker);
  expect(await seemsDead(dead, asker)).toBe(true);
  await lock.end();
  await expect.poll(() => seemsDead(dead, asker)).toBe(false);
});
