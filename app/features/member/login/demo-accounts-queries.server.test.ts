import { expect, test } from "vitest";
import { listDemoAccounts } from "./demo-accounts-queries.server.ts";

test("the demo names its accounts", () => {
  expect(listDemoAccounts({ mode: "demo" }).map(({ loginId }) => loginId)).toEqual([
    "demo",
    "guest",
    "owner",
    "ops",
    "content",
    "support",
  ]);
});

test("production has none", () => {
  expect(listDemoAccounts({ mode: "production" })).toEqual([]);
});
