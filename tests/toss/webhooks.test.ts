import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test, vi } from "vitest";
import { tossServer } from "#tests/support/payment/toss-server.ts";
import { freePort } from "#tests/support/server/free-port.ts";

type WebhookDelivery = {
  id: string;
  retried: string;
  orderId: string;
  status: string;
  raw: string;
  at: number;
};
const received: WebhookDelivery[] = [];
let refusals = 0;

const port = await freePort();
const shop = new Hono().post("/hook", async (c) => {
  const raw = await c.req.text();
  const { data } = JSON.parse(raw);
  received.push({
    id: c.req.header("tosspayments-webhook-transmission-id") ?? "",
    retried: c.req.header("tosspayments-webhook-transmission-retried-count") ?? "",
    orderId: data.orderId,
    status: data.status,
    raw,
    at: performance.now(),
  });
  if (refusals === 0) return c.text("ok");
  refusals -= 1;
  // Only 200 counts, however friendly the rest is.
  return c.text("later", 202);
});
const server = serve({ fetch: shop.fetch, port, hostname: "127.0.0.1" });
const toss = await tossServer({ minuteMs: 20 });
afterAll(() => {
  toss.close();
  server.close();
});
await toss.ask("/__webhook", {
  method: "PUT",
  body: JSON.stringify({ url: `http://127.0.0.1:${port}/hook` }),
});

async function confirm(orderId: string, fault?: object) {
  const order = await toss.authenticate({ orderId, amount: 60_000 });
  if (fault) await toss.fault({ ...fault, orderId });
  expect(await toss.gateway.confirm(order)).toMatchObject({ outcome: "approved" });
  return order;
}
const soon = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 10_000 });
const of = (orderId: string) => received.filter((each) => each.orderId === orderId);

test("every change is sent, unsigned, with its own number", async () => {
  const { paymentKey } = await confirm("PT-HOOK-1");
  await soon(() => expect(of("PT-HOOK-1")).toHaveLength(1));
  await toss.gateway.cancel({ paymentKey, reason: "x", idempotencyKey: "cancel:hook" });
  await soon(() =>
    expect(of("PT-HOOK-1").map(({ status }) => status)).toEqual(["DONE", "CANCELED"]),
  );
  expect(new Set(of("PT-HOOK-1").map(({ id }) => id)).size).toBe(2);
  expect(JSON.parse(of("PT-HOOK-1")[0]?.raw ?? "")).toMatchObject({
    eventType: "PAYMENT_STATUS_CHANGED",
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}$/),
    data: { paymentKey },
  });
});

test("it is sent again, under the same number, until the answer is 200", async () => {
  refusals = 2;
  await confirm("PT-HOOK-2");
  await soon(() => expect(of("PT-HOOK-2")).toHaveLength(3));
  expect(of("PT-HOOK-2").map(({ retried }) => retried)).toEqual(["0", "1", "2"]);
  expect(new Set(of("PT-HOOK-2").map(({ id }) => id)).size).toBe(1);
});

test("it can come before the answer", async () => {
  await confirm("PT-HOOK-3", { kind: "webhook-first" });
  expect(of("PT-HOOK-3")).toHaveLength(1);
});

test("sends a webhook twice, late, never, or with a contradiction, as asked", async () => {
  await confirm("PT-HOOK-4", { kind: "webhook-twice" });
  await soon(() => expect(of("PT-HOOK-4")).toHaveLength(2));
  expect(new Set(of("PT-HOOK-4").map(({ id }) => id)).size).toBe(1);

  await confirm("PT-HOOK-5", { kind: "webhook-contradiction" });
  await soon(() =>
    expect(of("PT-HOOK-5").map(({ status }) => status)).toEqual(["DONE", "ABORTED"]),
  );

  const begun = performance.now();
  await confirm("PT-HOOK-6", { kind: "webhook-late", ms: 500 });
  await soon(() => expect(of("PT-HOOK-6")).toHaveLength(1));
  // A timer may be a millisecond early.
  expect(of("PT-HOOK-6")[0]?.at).toBeGreaterThanOrEqual(begun + 499);

  await confirm("PT-HOOK-7", { kind: "webhook-never" });
  // A later webhook has arrived, so this one would have, too.
  await confirm("PT-HOOK-8");
  await soon(() => expect(of("PT-HOOK-8")).toHaveLength(1));
  expect(of("PT-HOOK-7")).toHaveLength(0);
  await soon(async () => {
    const { deliveries } = await toss.book();
    expect(deliveries).toContainEqual(
      expect.objectContaining({ orderId: "PT-HOOK-6", answered: 200 }),
    );
  });
});
