import { expect, test } from "vitest";
import { trips } from "#demo/seed/content/trips.ts";
import { tripsTomorrow } from "#demo/seed/content/trips-tomorrow.ts";
import { demoShop, sharedShop } from "#tests/process/support/demo-shop.ts";
import { runShop } from "#tests/support/server/shop-process.ts";

const shut = sharedShop();
const open = await demoShop({
  TOSS_SIMULATOR: "on",
  TOSS_CLIENT_KEY: "test_ck_chosen",
  TOSS_SECRET_KEY: "test_sk_chosen",
});

test("production does not start with the simulator of the card provider", async () => {
  const { code, lines } = await runShop({
    APP_MODE: "production",
    DATABASE_URL: "postgres://shop@127.0.0.1:1/palmtee",
    PUBLIC_ORIGIN: "https://palmtee.example",
    APP_SECRET: "a secret of at least thirty-two letters",
    TOSS_CLIENT_KEY: "live_ck_of_the_tests",
    TOSS_SECRET_KEY: "live_sk_of_the_tests",
    TOSS_SIMULATOR: "on",
  });
  expect(code).toBe(1);
  expect(lines).toEqual(["TOSS_SIMULATOR: cannot be on when APP_MODE is production"]);
});

test("the demo serves the simulator's script; its API answers nobody from outside", async () => {
  const script = await fetch(`${shut.url}/simulator/toss/v2/standard`);
  expect(script.headers.get("content-type")).toContain("javascript");
  const headers = { authorization: `Basic ${btoa("test_sk_palmtee_demo:")}` };
  for (const path of ["/__ledger", "/__fault", "/v1/payments/orders/PT-NOBODY"]) {
    const response = await fetch(`${shut.url}/simulator/toss${path}`, { headers });
    expect([path, response.status]).toEqual([path, 404]);
  }
});

test("with the simulator's keys configured, its API and its records answer", async () => {
  const headers = { authorization: `Basic ${btoa("test_sk_chosen:")}` };
  const ledger = await fetch(`${open.url}/simulator/toss/__ledger`, { headers });
  // The seeded trips were paid for, and nothing else was.
  const { payments } = (await ledger.json()) as { payments: { orderId: string }[] };
  expect(payments.map(({ orderId }) => orderId).toSorted()).toEqual(
    [...trips, ...tripsTomorrow].map(({ number }) => number).toSorted(),
  );
});
