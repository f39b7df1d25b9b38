import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { recordWebhook } from "#app/features/checkout/purchase/record-webhook.server.ts";
import type { PaymentGateway } from "#app/integrations/payment/gateway.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { listedShop } from "#tests/support/payment/listed-shop.ts";

const shop = await listedShop();
const { db, toss, stored } = shop;

/** The key or the number of each payment that was looked up, in this order. */
const asked: string[] = [];
const find: PaymentGateway["find"] = (by) => {
  asked.push("paymentKey" in by ? by.paymentKey : by.orderId);
  return toss.gateway.find(by);
};
const services: Services = { ...shop.services, payments: { ...toss.gateway, find } };

beforeEach(async () => {
  await db.update(orders).set({ checkAt: null }).where(sql`true`);
  await db.update(orders).set({ status: "FAILED" }).where(eq(orders.status, "UNKNOWN"));
  asked.length = 0;
});

/** Charged, but the answer was lost; asked about so many times in vain since. */
async function waiting(checks: number) {
  const placed = await shop.place(await shop.member(), [await shop.newRound()]);
  const back = await shop.approveCard(placed);
  await toss.fault({ kind: "drop-after", on: "confirm" });
  await confirmOrder(services, back);
  await db.update(orders).set({ checks, checkAt: sql`now()` }).where(eq(orders.id, placed.id));
  return stored(placed.id);
}

async function hinted() {
  const order = await shop.bought();
  await db.update(orders).set({ checkedAt: null }).where(eq(orders.id, order.id));
  const { paymentOrderId: orderId } = order;
  const transmissionId = crypto.randomUUID();
  await recordWebhook(db, { event: "payment_changed", orderId, transmissionId });
  return order;
}

const secondsUntilCheck = async (id: string) => {
  const [row] = await db
    .select({ in: sql<number>`extract(epoch from ${orders.checkAt} - now())::float` })
    .from(orders)
    .where(eq(orders.id, id));
  return row?.in ?? Number.NaN;
};

const silence = ({ paymentOrderId: orderId }: { readonly paymentOrderId: string }) =>
  toss.fault({ kind: "drop-before", on: "find", orderId, times: 1_000 });

test("looks up a waiting buyer's payment before any hinted order, after any number of failures", async () => {
  await hinted();
  await hinted();
  const order = await waiting(6);
  await reconcileOrders(services);
  expect(asked[0]).toBe(order.paymentKey);
  expect(asked).toHaveLength(3);
  expect((await stored(order.id)).status).toBe("PAID");
});

test("asks about hinted orders although two buyers' payments are never answered for", async () => {
  const sick = [await waiting(0), await waiting(0)];
  for (const order of sick) await silence(order);
  const order = await hinted();
  await reconcileOrders(services);
  expect(asked).toContain(order.paymentKey);
});

test("looks up a waiting buyer's payment although two hinted orders are never answered", async () => {
  for (const order of [await hinted(), await hinted()]) await silence(order);
  const order = await waiting(1);
  await reconcileOrders(services);
  expect((await stored(order.id)).status).toBe("PAID");
});

test.each(["drop-before", "garbage", "error-before"])(
  "asks again within ten seconds while a buyer waits, after eight answers with %s, though others are answered",
  async (kind) => {
    const order = await waiting(8);
    const { paymentOrderId: orderId } = order;
    await toss.fault({ kind, on: "find", orderId });
    const answered = await waiting(0);
    await reconcileOrders(services);
    expect((await stored(answered.id)).status).toBe("PAID");
    expect((await stored(order.id)).status).toBe("UNKNOWN");
    expect(await secondsUntilCheck(order.id)).toBeLessThanOrEqual(10);
  },
);

test("looks up a payment less and less often once no buyer waits for it", async () => {
  const order = await waiting(8);
  await db
    .update(orders)
    .set({ confirmingSince: sql`now() - interval '16 minutes'` })
    .where(eq(orders.id, order.id));
  await toss.fault({ kind: "garbage", on: "find", orderId: order.paymentOrderId });
  await reconcileOrders(services);
  expect(await secondsUntilCheck(order.id)).toBeGreaterThan(500);
});

test("looks up a new payment although twenty others failed", async () => {
  const sick = [];
  for (let index = 0; index < 20; index += 1) sick.push(await waiting(3));
  const ids = sick.map(({ id }) => id);
  await db
    .update(orders)
    .set({ checkAt: sql`now() - interval '1 minute'` })
    .where(inArray(orders.id, ids));
  for (const order of sick) await silence(order);
  const order = await waiting(0);
  await reconcileOrders(services);
  expect(asked[0]).toBe(order.paymentKey);
});
