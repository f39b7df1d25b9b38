import { defineConfig } from "vitest/config";

/** What Stryker runs against each mutant of a use case: the tests on PostgreSQL that reach it. */
export default defineConfig({
  test: {
    env: { TZ: "UTC", TEST_ENGINE: "postgres" },
    globalSetup: ["./tests/support/database/postgres-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
    include: [
      "app/{features,db}/**/*.test.ts",
      "tests/{shop,both-engines}/**/*.test.ts",
      "tests/postgres/**/*.test.ts",
    ],
  },
});
