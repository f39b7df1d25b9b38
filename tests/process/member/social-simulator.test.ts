import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { runShop } from "#tests/support/server/shop-process.ts";

const shop = await demoShop({ SOCIAL_SIMULATOR: "off" });

test("production does not start with the simulator of the login providers", async () => {
  const { code, lines } = await runShop({
    APP_MODE: "production",
    DATABASE_URL: "postgres://shop@127.0.0.1:1/palmtee",
    PUBLIC_ORIGIN: "https://palmtee.example",
    APP_SECRET: "a secret of at least thirty-two letters",
    TOSS_CLIENT_KEY: "live_ck_of_the_tests",
    TOSS_SECRET_KEY: "live_sk_of_the_tests",
    SOCIAL_SIMULATOR: "on",
  });
  expect(code).toBe(1);
  expect(lines).toEqual(["SOCIAL_SIMULATOR: cannot be on when APP_MODE is production"]);
});

test("without the simulator no unconfigured provider is offered; who asks for one reads that it is not ready", async () => {
  const page = await (await fetch(`${shop.url}/login`)).text();
  expect(page).not.toContain("/api/auth/");
  for (const path of [
    "/simulator/google/.well-known/openid-configuration",
    "/api/auth/google/callback",
    "/api/auth/nobody",
  ]) {
    expect([path, (await fetch(`${shop.url}${path}`)).status]).toEqual([path, 404]);
  }
  const asked = await fetch(`${shop.url}/api/auth/google?next=/mypage`, { redirect: "manual" });
  expect(asked.status).toBe(302);
  expect(asked.headers.get("location")).toBe("/login/done?error=common.not_ready&next=%2Fmypage");
});
