import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, afterEach, expect, onTestFinished, test } from "vitest";
import { simulatorFetch } from "#server/simulators.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";
import { freePort } from "#tests/support/server/free-port.ts";
import { tossSimulator } from "../../simulators/toss/toss-simulator.ts";

const toss = await tossServer();
afterAll(toss.close);
afterEach(() => toss.ask("/__fault", { method: "DELETE" }));
const { gateway } = toss;

let count = 0;
async function order(card = "shinhan") {
  count += 1;
  return toss.authenticate({ orderId: `PT-FAULT-${count}`, amount: 250_000, card });
}

async function status(orderId: string) {
  const found = await gateway.find({ orderId });
  return found.outcome === "found" ? found.payment.status : found.outcome;
}

test.each([
  ["drop-before", "network", "waiting"],
  ["drop-after", "network", "charged"],
  ["error-before", "server", "waiting"],
  ["error-after", "server", "charged"],
  ["rate-limit", "busy", "waiting"],
  ["garbage", "unparsable", "charged"],
])("after %s the result is unknown, and a look-up finds it", async (kind, reason, truth) => {
  const asked = await order();
  await toss.fault({ kind, on: "confirm", orderId: asked.orderId });
  expect(await gateway.confirm(asked)).toMatchObject({ outcome: "unknown", reason });
  expect(await status(asked.orderId)).toBe(truth);
});

test.each(["drop-before", "drop-after", "error-before", "rate-limit", "garbage"])(
  "after %s a retry with the same key finishes it, with one charge",
  async (kind) => {
    const asked = await order();
    await toss.fault({ kind, on: "confirm", orderId: asked.orderId });
    const before = (await toss.book()).charged;
    await gateway.confirm(asked);
    expect(await gateway.confirm(asked)).toMatchObject({ outcome: "approved" });
    expect((await toss.book()).charged - before).toBe(250_000);
  },
);

test.each(["wrong-order", "wrong-amount"])(
  "an answer with %s is not believed; the payment itself decides",
  async (kind) => {
    const asked = await order();
    await toss.fault({ kind, on: "confirm", orderId: asked.orderId });
    expect(await gateway.confirm(asked)).toMatchObject({
      outcome: "approved",
      payment: { orderId: asked.orderId, total: 250_000 },
    });
    const other = await order();
    await toss.fault({ kind, orderId: other.orderId, times: 2 });
    expect(await gateway.confirm(other)).toEqual({ outcome: "unknown", reason: "mismatch" });
  },
);

test("an unknown code is settled by the payment itself", async () => {
  const open = await order();
  await toss.fault({ kind: "code", on: "confirm", orderId: open.orderId });
  expect(await gateway.confirm(open)).toEqual({
    outcome: "unknown",
    reason: "unrecognised",
    code: "SOMETHING_NEW_2027",
  });
  const done = await order();
  await gateway.confirm(done);
  await toss.fault({ kind: "code", on: "confirm", orderId: done.orderId, code: "PROVIDER_ERROR" });
  expect(await gateway.confirm(done)).toMatchObject({ outcome: "approved" });
});

test("sends the same key again while the first request is in progress", async () => {
  const asked = await order();
  await toss.fault({ kind: "in-progress", on: "confirm", orderId: asked.orderId, times: 2 });
  const before = (await toss.book()).charged;
  expect(await gateway.confirm(asked)).toMatchObject({ outcome: "approved" });
  expect((await toss.book()).charged - before).toBe(250_000);
});

test("a timeout is unknown, and the charge may still succeed", async () => {
  const asked = await order();
  await toss.fault({ kind: "delay", on: "confirm", orderId: asked.orderId, ms: 1_500 });
  const hasty = toss.gatewayWith({ timeoutMs: 100 });
  expect(await hasty.confirm(asked)).toEqual({ outcome: "unknown", reason: "timeout" });
  expect(await status(asked.orderId)).toBe("waiting");
  await expect.poll(() => status(asked.orderId)).toBe("charged");
});

test.each([
  ["drop-before", "network"],
  ["error-after", undefined],
  ["garbage", "unparsable"],
  ["rate-limit", "busy"],
  ["wrong-order", "mismatch"],
])("a look-up with %s does not prove that there is no payment", async (kind, reason) => {
  const { orderId } = await order();
  await toss.fault({ kind, on: "find", orderId });
  const found = await gateway.find({ orderId });
  if (reason) expect(found).toMatchObject({ outcome: "unknown", reason });
  else expect(found).toMatchObject({ outcome: "found" });
});

test("an unreachable provider gives unknown immediately", async () => {
  const nowhere: typeof fetch = (_, init) => fetch("http://127.0.0.1:1/", init);
  const gone = toss.gatewayWith({ fetch: nowhere });
  const asked = await order();
  expect(await gone.confirm(asked)).toEqual({ outcome: "unknown", reason: "network" });
  expect(await gone.find(asked)).toEqual({ outcome: "unknown", reason: "network" });
  const cancel = { paymentKey: asked.paymentKey, reason: "x", idempotencyKey: "cancel:gone" };
  expect(await gone.cancel(cancel)).toEqual({ outcome: "unknown", reason: "network" });
});

test("an answer that points elsewhere is not followed with our key", async () => {
  const seen: string[] = [];
  const elsewhere = new Hono()
    .post("/v1/payments/confirm", (c) => c.redirect("/thief", 307))
    .post("/thief", (c) => {
      seen.push(c.req.header("authorization") ?? "");
      return c.json({});
    });
  const port = await freePort();
  const server = serve({ fetch: elsewhere.fetch, port, hostname: "127.0.0.1" });
  onTestFinished(() => void server.close());
  const moved = toss.gatewayWith({ apiUrl: `http://127.0.0.1:${port}` });
  expect(await moved.confirm(await order())).toEqual({ outcome: "unknown", reason: "network" });
  expect(seen).toEqual([]);
});

const DEFINITE = [
  "REJECT_CARD_PAYMENT",
  "REJECT_CARD_COMPANY",
  "REJECT_ACCOUNT_PAYMENT",
  "INVALID_REJECT_CARD",
  "INVALID_STOPPED_CARD",
  "INVALID_CARD_EXPIRATION",
  "INVALID_CARD_LOST_OR_STOLEN",
  "EXCEED_MAX_DAILY_PAYMENT_COUNT",
  "EXCEED_MAX_AMOUNT",
  "BELOW_MINIMUM_AMOUNT",
  "NOT_AVAILABLE_PAYMENT",
  "NOT_SUPPORTED_CARD_TYPE",
  "NOT_FOUND_PAYMENT_SESSION",
  "INVALID_REQUEST",
  "FDS_ERROR",
];
/** As the real test environment does: the header forces the answer. */
function forcing(code: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    if (init?.method === "POST") headers.set("tosspayments-test-code", code);
    return fetch(input, { ...init, headers });
  };
}

test.each(DEFINITE)("%s is a definite no, with a sentence of ours", async (code) => {
  expect(await toss.gatewayWith({ fetch: forcing(code) }).confirm(await order())).toMatchObject({
    outcome: "declined",
    code,
    error: expect.stringMatching(/^payment\./),
  });
});

test.each([
  "FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING",
  "PROVIDER_ERROR",
  "ALREADY_PROCESSED_PAYMENT",
  "ALREADY_COMPLETED_PAYMENT",
  "UNAUTHORIZED_KEY",
  "INCORRECT_BASIC_AUTH_FORMAT",
  "toString",
])("%s alone never means that nothing was charged", async (code) => {
  const asked = await order();
  const forced = toss.gatewayWith({ fetch: forcing(code) });
  expect(await forced.confirm(asked)).toMatchObject({ outcome: "unknown", code });
  expect(await forced.cancel({ ...asked, reason: "x" })).toMatchObject({ outcome: "unknown" });
});

test("inside the process the same faults look the same", async () => {
  const keys = { clientKey: "test_ck_x", secretKey: "test_sk_of_the_tests" };
  const { app } = tossSimulator({ ...keys, isOpen: false });
  const inside = simulatorFetch(app);
  const local = toss.gatewayWith({ fetch: inside, timeoutMs: 1_000 });
  const authorization = `Basic ${btoa(`${keys.secretKey}:`)}`;
  const fault = (body: object) =>
    inside("http://toss/__fault", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { authorization },
    });
  expect(await local.find({ orderId: "PT-NOBODY" })).toEqual({ outcome: "missing" });
  await fault({ kind: "drop-before" });
  expect(await local.find({ orderId: "PT-NOBODY" })).toMatchObject({ reason: "network" });
  await fault({ kind: "delay", ms: 3_000 });
  expect(await local.find({ orderId: "PT-NOBODY" })).toMatchObject({ reason: "timeout" });
});
