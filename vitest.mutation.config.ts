import { defineConfig } from "vitest/config";

/** What Stryker runs against each mutant: the tests of the rules, which need no database. */
export default defineConfig({
  test: {
    env: { TZ: "UTC" },
    testTimeout: 60_000,
    isolate: false,
    include: ["app/domain/**/*.test.ts"],
    // Ten seconds of random orders for each of 1,500 mutants would take four hours more.
    exclude: ["app/domain/order/check/order-fixes.test.ts"],
  },
});
