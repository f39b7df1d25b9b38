import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { JOBS, type JobName } from "#app/domain/operations/jobs.ts";
import { listJobs } from "#app/features/operations/system/job-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { type JobRuns, startQueue } from "../../server/job-queue.ts";

const db = await testDatabase("empty");
const services = testServices(db);
const nothing = async () => {};
const IDLE = Object.fromEntries(
  Object.keys(JOBS).map((name) => [name, nothing]),
) as unknown as JobRuns;
const WITHIN = { timeout: 30_000 };

/** An instance whose jobs do nothing but these. */
function start(runs: Partial<JobRuns>) {
  const queue = startQueue(services, { ...IDLE, ...runs });
  onTestFinished(queue.stop);
  return queue;
}

async function figuresOf(wanted: JobName) {
  return (await listJobs(db)).find(({ name }) => name === wanted);
}

test("a job runs immediately and again, never concurrently with itself, and its failures are counted by their kind alone", async () => {
  let [runs, atWork, concurrent] = [0, 0, 0];
  const holds = async () => {
    runs += 1;
    atWork += 1;
    if (atWork > 1) concurrent += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    atWork -= 1;
    if (runs === 1) throw new TypeError("somebody@palmtee.test");
  };
  const queue = start({ holds });
  await expect.poll(() => runs, WITHIN).toBeGreaterThan(2);
  await queue.stop();
  expect(concurrent).toBe(0);
  expect(await figuresOf("holds")).toMatchObject({
    failures: 1,
    lastFailure: "TypeError",
    dead: 0,
  });
  const { rows } = (await db.execute(
    sql`select count(*)::int as named from pgboss.job where output::text like '%somebody%'`,
  )) as unknown as { readonly rows: readonly { readonly named: number }[] };
  expect(rows).toEqual([{ named: 0 }]);
});

test("a run lost with its process delays no other: the next one is queued before it ends", async () => {
  let begun = 0;
  const killed = start({
    messages: (end) => {
      begun += 1;
      // Until the test is over, which is after all others have run.
      return new Promise((resolve) => end.addEventListener("abort", resolve));
    },
  });
  await expect.poll(() => begun, WITHIN).toBe(1);
  let runs = 0;
  const other = start({
    messages: async () => {
      runs += 1;
    },
  });
  await expect.poll(() => runs, WITHIN).toBeGreaterThan(1);
  await Promise.all([other.stop(), killed.stop()]);
});

test("a job continues after the machine's clock was set back by an hour", async () => {
  onTestFinished(() => void vi.useRealTimers());
  let runs = 0;
  const queue = start({
    holds: async () => {
      runs += 1;
      if (runs === 1) vi.setSystemTime(Date.now() - 3_600_000);
    },
  });
  await expect.poll(() => runs, WITHIN).toBeGreaterThan(1);
  await queue.stop();
});

test("stopping waits for the run at work, and nothing begins afterwards", async () => {
  let [begun, ended] = [0, 0];
  const queue = start({
    holds: async () => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
      ended += 1;
    },
  });
  await expect.poll(() => begun, WITHIN).toBe(1);
  await queue.stop();
  expect([begun, ended]).toEqual([1, 1]);
});

test("a seldom job that fails is tried again, and kept when it has failed for good", async () => {
  const fails = async () => {
    throw new RangeError("never");
  };
  const queue = start({ points: fails });
  await expect.poll(async () => (await figuresOf("points"))?.failures, WITHIN).toBe(1);
  expect(await figuresOf("points")).toMatchObject({ dead: 0 });
  // Its tries are used up.
  await db.execute(
    sql`update pgboss.job set retry_limit = retry_count, start_after = now() where name = 'points' and state = 'retry'`,
  );
  await expect.poll(async () => (await figuresOf("points"))?.dead, { timeout: 60_000 }).toBe(1);
  await queue.stop();
});
