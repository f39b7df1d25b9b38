import { defineConfig } from "vitest/config";

/** What one feature does, and what a shop does as a whole. */
const ANY_ENGINE = ["app/{features,db}/**/*.test.ts", "tests/{shop,both-engines}/**/*.test.ts"];

/**
 * Tests that mostly wait, for lost connections, killed processes and long runs: a step of its own, next to those that
 * compute.
 */
const WAITING = [
  "tests/postgres/{workers,failover}/**/*.test.ts",
  "tests/postgres/database-away.test.ts",
  "tests/both-engines/job-queue.test.ts",
  "tests/process/lifecycle/{crash,soak}.test.ts",
  "tests/process/picture/upload-queue.test.ts",
];

export default defineConfig({
  test: {
    env: { TZ: "UTC" },
    // All cores; one would stay idle.
    maxWorkers: "100%",
    // Each step reads much of what the one before it read.
    fsModuleCache: true,
    // Patience for a slow machine: what is awaited is not less for it.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "app/{domain,platform,ui,locales}/**/*.test.{ts,tsx}",
            "server/**/*.test.ts",
            "demo/**/*.test.ts",
            "tools/**/*.test.ts",
            "tests/*.test.ts",
            "tests/structure/*.test.ts",
            "tests/toss/*.test.ts",
          ],
          // Rules have no state that files could pass on: loading them once takes a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "embedded",
          // By day these tests run on PostgreSQL, which is faster; at night they also run here.
          include: [...(process.env.NIGHTLY ? ANY_ENGINE : []), "tests/embedded/**/*.test.ts"],
          globalSetup: ["./tests/support/database/embedded-setup.ts"],
          env: { TEST_ENGINE: "embedded" },
          // The engine takes a second to load: files share a worker, and each has a database of its own.
          isolate: false,
          testTimeout: process.env.NIGHTLY ? 3_600_000 : 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "waiting",
          include: WAITING,
          globalSetup: [
            "./tests/support/database/postgres-setup.ts",
            "./tests/support/server/process-setup.ts",
          ],
          env: { TEST_ENGINE: "postgres" },
          isolate: false,
          testTimeout: process.env.NIGHTLY ? 3_600_000 : 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: [...ANY_ENGINE, "tests/postgres/**/*.test.ts"],
          exclude: WAITING,
          globalSetup: ["./tests/support/database/postgres-setup.ts"],
          env: { TEST_ENGINE: "postgres" },
          isolate: false,
          // The stated repetitions of the night take their time.
          testTimeout: process.env.NIGHTLY ? 3_600_000 : 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "nightly",
          include: ["tests/nightly/**/*.test.ts"],
          globalSetup: [
            "./tests/support/database/embedded-setup.ts",
            "./tests/support/server/process-setup.ts",
          ],
          testTimeout: 600_000,
          // Times are compared: nothing else runs at the same time.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          exclude: WAITING,
          globalSetup: ["./tests/support/server/process-setup.ts"],
          // Each file has a shop of its own, or only looks at the shared one: nothing else is passed on.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
