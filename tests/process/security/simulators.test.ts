import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { runShop } from "#tests/support/server/shop-process.ts";
import { visitorOf } from "#tests/support/server/visitor.ts";

test.each(["SOCIAL_SIMULATOR", "TOSS_SIMULATOR"])(
  "production does not start with a simulator of outside services: %s",
  async (simulator) => {
    const { code, lines } = await runShop({
      APP_MODE: "production",
      DATABASE_URL: "postgres://shop@127.0.0.1:1/palmtee",
      PUBLIC_ORIGIN: "https://palmtee.example",
      APP_SECRET: "a secret of at least thirty-two letters",
      TOSS_CLIENT_KEY: "live_ck_of_the_tests",
      TOSS_SECRET_KEY: "live_sk_of_the_tests",
      [simulator]: "on",
    });
    expect(code).toBe(1);
    expect(lines).toEqual([`${simulator}: cannot be on when APP_MODE is production`]);
  },
);

test("the demo serves the card simulator's script; its API is closed to the outside", async () => {
  const visitor = visitorOf(sharedShop().url);
  const script = await visitor.get("/simulator/toss/v2/standard");
  expect(script.headers.get("content-type")).toContain("javascript");
  const headers = { authorization: `Basic ${btoa("test_sk_palmtee_demo:")}` };
  for (const path of ["/__ledger", "/__fault", "/v1/payments/orders/PT-NOBODY"]) {
    const { status } = await visitor.get(`/simulator/toss${path}`, { headers });
    expect([path, status]).toEqual([path, 404]);
  }
});
