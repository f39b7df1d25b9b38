import { eq, sql } from "drizzle-orm";
import type { QueryResult } from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { openPostgres } from "#app/db/client.server.ts";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { appState } from "#app/db/schema/operations/operations-tables.ts";
import { replicatedPostgres } from "#tests/support/database/replicated-postgres.ts";

const servers = await replicatedPostgres();
afterAll(servers.stop);
const shop = await openPostgres(servers.url, async () => {});
afterAll(shop.close);
const { db } = shop;
afterEach(servers.thawStandby);

const outcome = (work: PromiseLike<unknown>) =>
  work.then(
    () => "done",
    (cause: unknown) => (isDatabaseAway(cause) ? "away" : cause),
  );
const write = (key: string) =>
  db.transaction(async (tx) => void (await tx.insert(appState).values({ key, value: 1 })));
const isWritten = (key: string) => db.$count(appState, eq(appState.key, key));

test("a commit waiting for an absent standby is refused in time, and no other begins until it is back", async () => {
  servers.freezeStandby();
  const began = performance.now();
  expect(await outcome(write("held-up"))).toBe("away");
  expect(performance.now() - began).toBeLessThan(20_000);
  const refused = await Promise.all(Array.from({ length: 50 }, () => outcome(write("refused"))));
  expect(new Set(refused)).toEqual(new Set(["away"]));
  servers.thawStandby();
  await expect.poll(() => outcome(write("after"))).toBe("done");
  // It was not known how it would end: it was stored after all.
  expect([await isWritten("held-up"), await isWritten("refused")]).toEqual([1, 0]);
});

test("a commit whose wait was cancelled is not reported as done, though the server calls it so", async () => {
  const operator = await openConnection(servers.url);
  servers.freezeStandby();
  const written = outcome(write("cancelled"));
  const cancel = async () => {
    const found: QueryResult = await operator.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'",
    );
    return found.rowCount;
  };
  await expect.poll(cancel).toBe(1);
  expect(await written).toBe("away");
  servers.thawStandby();
  await operator.end();
  await expect.poll(() => outcome(db.execute(sql`select 1`))).toBe("done");
  expect(await isWritten("cancelled")).toBe(1);
});
