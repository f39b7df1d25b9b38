import { expect, test } from "vitest";
import { jobRuns } from "./job-runs.ts";

const at = new Date("2026-11-16T02:00:00Z");

test("a job says when it ran, when it runs next, and how often it failed", () => {
  const runs = jobRuns();
  runs.add({ name: "holds", everyMs: 5_000 });
  runs.record("holds", at);
  runs.record("holds", at, new TypeError("secret of 김도현"));
  expect(runs.list()).toEqual([
    {
      name: "holds",
      everyMs: 5_000,
      lastAt: at,
      nextAt: new Date("2026-11-16T02:00:05Z"),
      runs: 2,
      failures: 1,
      lastFailedAt: at,
      lastFailure: "TypeError",
    },
  ]);
});

test("a job that nobody added is not recorded", () => {
  const runs = jobRuns();
  runs.record("unknown", at);
  expect(runs.list()).toEqual([]);
});

test("counts only what ran since the last store", () => {
  const runs = jobRuns();
  runs.add({ name: "holds", everyMs: 5_000 });
  runs.record("holds", at, new Error("x"));
  const stored = runs.list();
  runs.record("holds", at);
  runs.forget(stored);
  expect(runs.list()).toMatchObject([{ runs: 1, failures: 0, lastAt: at, lastFailure: "Error" }]);
});
