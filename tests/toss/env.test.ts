import { afterEach, expect, test } from "vitest";
import {
  paymentGateway,
  paymentScript,
} from "#app/features/order/payment/payment-gateway.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { simulatorFetch, simulators } from "#server/simulators.ts";

const PRODUCTION = {
  APP_MODE: "production",
  DATABASE_URL: "postgres://shop@localhost/palmtee",
  PUBLIC_ORIGIN: "https://palmtee.example",
  APP_SECRET: "a secret of at least thirty-two letters",
  TOSS_CLIENT_KEY: "live_ck_a1B2",
  TOSS_SECRET_KEY: "live_sk_a1B2",
};
const TEST_KEYS = { TOSS_CLIENT_KEY: "test_ck_a1B2", TOSS_SECRET_KEY: "test_sk_a1B2" };

function mistakes(variables: Record<string, string>): string[] {
  try {
    readEnv(variables);
  } catch (cause) {
    return (cause as Error).message.split("\n");
  }
  return [];
}

afterEach(() => {
  delete (globalThis as { palmteeSimulators?: unknown }).palmteeSimulators;
});

test("production uses Toss itself", () => {
  expect(readEnv(PRODUCTION).payment).toEqual({
    clientKey: "live_ck_a1B2",
    secretKey: "live_sk_a1B2",
    family: "individual",
    apiUrl: "https://api.tosspayments.com",
    scriptUrl: "https://js.tosspayments.com/v2/standard",
    timeoutMs: 30_000,
    simulator: undefined,
  });
});

test.each([
  [{ TOSS_SIMULATOR: "on" }, "TOSS_SIMULATOR: cannot be on when APP_MODE is production"],
  [{ TOSS_CLIENT_KEY: "" }, "TOSS_CLIENT_KEY: must be set when APP_MODE is production"],
  [{ TOSS_SECRET_KEY: "" }, "TOSS_SECRET_KEY: must be set when APP_MODE is production"],
  [TEST_KEYS, "TOSS_CLIENT_KEY: must be a live key when APP_MODE is production"],
  [
    { TOSS_SECRET_KEY: "test_sk_a1B2" },
    "TOSS_SECRET_KEY: must be a live key when APP_MODE is production",
  ],
  [
    { TOSS_SECRET_KEY: "live_gsk_a1B2" },
    "TOSS_SECRET_KEY: must be of the same kind as TOSS_CLIENT_KEY",
  ],
  [{ TOSS_API_BASE_URL: "http://127.0.0.1:4000" }, "TOSS_API_BASE_URL: must be an https address"],
  [{ TOSS_SDK_SRC: "http://localhost/v2" }, "TOSS_SDK_SRC: must be an https address"],
])("production is refused with %o", (wrong, line) => {
  expect(mistakes({ ...PRODUCTION, ...wrong })).toContain(line);
});

const STAGING = { ...PRODUCTION, APP_MODE: "staging", ...TEST_KEYS };

test("staging is production with test keys", () => {
  expect(readEnv(STAGING)).toMatchObject({
    mode: "staging",
    staffSecondFactor: "required",
    social: { simulator: false },
    payment: { clientKey: "test_ck_a1B2", simulator: undefined },
  });
});

test.each([
  [{ TOSS_SIMULATOR: "on" }, "TOSS_SIMULATOR: cannot be on when APP_MODE is staging"],
  [{ SOCIAL_SIMULATOR: "on" }, "SOCIAL_SIMULATOR: cannot be on when APP_MODE is staging"],
  [{ CHANNEL_SIMULATOR: "on" }, "CHANNEL_SIMULATOR: cannot be on when APP_MODE is staging"],
  [{ TOSS_CLIENT_KEY: "" }, "TOSS_CLIENT_KEY: must be set when APP_MODE is staging"],
  [
    { TOSS_CLIENT_KEY: "live_ck_a", TOSS_SECRET_KEY: "live_sk_a" },
    "TOSS_CLIENT_KEY: a live key is refused unless APP_MODE is production",
  ],
  [{ TOSS_API_BASE_URL: "http://127.0.0.1:4000" }, "TOSS_API_BASE_URL: must be an https address"],
  [{ DATABASE_URL: "" }, "DATABASE_URL: must be set when APP_MODE is staging"],
  [{ APP_SECRET: "" }, "APP_SECRET: must be set when APP_MODE is staging"],
  [
    { PUBLIC_ORIGIN: "http://palmtee.example" },
    "PUBLIC_ORIGIN: must begin with https:// when APP_MODE is staging",
  ],
])("staging is refused with %o", (wrong, line) => {
  expect(mistakes({ ...STAGING, ...wrong })).toContain(line);
});

test.each([
  [
    { TOSS_CLIENT_KEY: "live_ck_a", TOSS_SECRET_KEY: "live_sk_a" },
    "TOSS_SECRET_KEY: a live key is refused unless APP_MODE is production",
  ],
  [{ TOSS_CLIENT_KEY: "test_ck_a" }, "TOSS_SECRET_KEY: must be set, the other key of the pair is"],
  [
    { TOSS_CLIENT_KEY: "test_sk_a", TOSS_SECRET_KEY: "test_sk_a" },
    "TOSS_CLIENT_KEY: must be a client key such as live_ck_…",
  ],
  [{ TOSS_API_BASE_URL: "http://api.example" }, "TOSS_API_BASE_URL: must be an https address"],
  [{ TOSS_TIMEOUT_MS: "5" }, "TOSS_TIMEOUT_MS: must be a number from 1000 to 120000"],
])("a demo is refused with %o", (wrong, line) => {
  const lines = mistakes(wrong);
  expect(lines).toContain(line);
  expect(lines.join()).not.toContain("live_sk_a");
});

test("a demo has the simulator, unless it has keys or wants none", () => {
  expect(readEnv({ DATA_DIR: "/data" }).payment).toMatchObject({
    clientKey: "test_ck_palmtee_demo",
    simulator: { ledgerFile: "/data/toss-simulator.jsonl", isOpen: false },
  });
  expect(readEnv(TEST_KEYS).payment).toMatchObject({ simulator: undefined });
  expect(readEnv({ ...TEST_KEYS, TOSS_SIMULATOR: "on" }).payment).toMatchObject({
    clientKey: "test_ck_a1B2",
    simulator: { isOpen: true },
  });
  expect(readEnv({ TOSS_SIMULATOR: "off" }).payment).toBeUndefined();
});

test("a browser gets the address of the script and never the secret key", () => {
  const real = readEnv(PRODUCTION).payment;
  const demo = readEnv({}).payment;
  if (!real || !demo) throw new Error("nobody takes the money");
  expect(paymentScript(real)).toEqual({
    clientKey: "live_ck_a1B2",
    family: "individual",
    src: "https://js.tosspayments.com/v2/standard",
  });
  expect(paymentScript(demo).src).toBe("/simulator/toss/v2/standard");
  expect(JSON.stringify([paymentScript(real), paymentScript(demo)])).not.toContain("_sk_");
});

test("the simulators are mounted only where the configuration has them", async () => {
  const { social, payment } = readEnv({
    DATA_DIR: "/nowhere/that/can/be/written",
    SOCIAL_SIMULATOR: "off",
  });
  const app = simulators({ social, payment, origin: "http://shop.test" }, undefined);
  if (!app || !payment) throw new Error("the demo has no simulator");
  const gateway = paymentGateway(payment, "http://shop.test", simulatorFetch(app));
  expect(await gateway.find({ orderId: "PT-NOBODY" })).toEqual({ outcome: "missing" });
  expect((await app.request("/simulator/google/.well-known/openid-configuration")).status).toBe(
    404,
  );
  expect(
    simulators({ ...readEnv(PRODUCTION), origin: "https://shop.test" }, undefined),
  ).toBeUndefined();
});
