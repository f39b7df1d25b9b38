import { expect, test } from "vitest";
import { runJobs } from "./jobs.ts";

function memory() {
  const errors: object[] = [];
  return { errors, info: () => {}, warn: () => {}, error: (facts: object) => errors.push(facts) };
}

test("a job runs at once and again, never beside itself, and a failure does not end it", async () => {
  const log = memory();
  let [runs, atWork, beside] = [0, 0, 0];
  const run = async () => {
    runs += 1;
    atWork += 1;
    if (atWork > 1) beside += 1;
    await new Promise((resolve) => setTimeout(resolve, 3));
    atWork -= 1;
    if (runs === 1) throw new Error("the first time it fails");
  };
  const jobs = runJobs({ log, now: () => new Date() }, [{ name: "test", everyMs: 1, run }]);
  await expect.poll(() => runs).toBeGreaterThan(3);
  await jobs.stop();
  expect(beside).toBe(0);
  expect(log.errors).toMatchObject([{ job: "test" }]);
});

test("stopping waits for the job at work, and nothing begins afterwards", async () => {
  let [begun, ended] = [0, 0];
  const run = async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
    ended += 1;
  };
  const jobs = runJobs({ log: memory(), now: () => new Date() }, [
    { name: "test", everyMs: 60_000, run },
  ]);
  await jobs.stop();
  expect([begun, ended]).toEqual([1, 1]);
});
