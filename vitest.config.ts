import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    env: { TZ: "UTC" },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "app/{domain,platform,ui,locales}/**/*.test.{ts,tsx}",
            "server/**/*.test.ts",
            "art/**/*.test.ts",
            "tests/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "embedded",
          include: ["app/{features,db}/**/*.test.ts", "tests/{both-engines,embedded}/**/*.test.ts"],
          globalSetup: ["./tests/support/embedded-setup.ts"],
          env: { TEST_ENGINE: "embedded" },
          // The engine takes a second to load: files share a worker, and each has a database of its own.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["tests/both-engines/**/*.test.ts", "tests/postgres/**/*.test.ts"],
          globalSetup: ["./tests/support/postgres-setup.ts"],
          env: { TEST_ENGINE: "postgres" },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "nightly",
          include: ["tests/nightly/**/*.test.ts"],
          globalSetup: ["./tests/support/embedded-setup.ts"],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          globalSetup: ["./tests/support/process-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Each file starts servers of its own; two cores carry one at a time.
          fileParallelism: false,
        },
      },
    ],
  },
});
