import { and, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { recordWebhook } from "#app/features/checkout/purchase/record-webhook.server.ts";
import { claimPaymentCheck } from "#app/features/order/record/payment-checks.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";
import { listedShop } from "#tests/support/payment/listed-shop.ts";

const shop = await listedShop();
const { db, services, toss, stored, byProvider } = shop;

let sent = 0;
const hint = (orderId: string) => {
  sent += 1;
  return recordWebhook(db, {
    event: "payment_changed",
    orderId,
    transmissionId: `hint-${sent}`,
  });
};

/** As if its next look-up were due, and the last one were long ago. */
const due = (...ids: string[]) =>
  db
    .update(orders)
    .set({ checkAt: sql`now()`, checkedAt: sql`now() - interval '1 hour'` })
    .where(inArray(orders.id, ids));

async function secondsUntilCheck(id: string): Promise<number> {
  const [row] = await db
    .select({ in: sql<number>`extract(epoch from ${orders.checkAt} - now())::float` })
    .from(orders)
    .where(eq(orders.id, id));
  return row?.in ?? Number.NaN;
}

/** Charged, but the answer was lost. */
async function unknown() {
  const placed = await shop.place(await shop.member(), [await shop.newRound()]);
  const back = await shop.approveCard(placed);
  await toss.fault({ kind: "drop-after", on: "confirm" });
  await confirmOrder(services, back);
  return stored(placed.id);
}

test("hints about unpaid orders hold up no comparison of a paid one", async () => {
  const paid = await shop.bought();
  const unpaid: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const placed = await shop.place(await shop.member(), [
      { ...(await shop.newRound()), players: 1 },
    ]);
    unpaid.push(placed.id);
  }
  await due(paid.id, ...unpaid);
  await db
    .update(orders)
    .set({ checkAt: sql`now() - interval '1 hour'` })
    .where(inArray(orders.id, unpaid));
  await reconcileOrders(services);
  expect(await secondsUntilCheck(paid.id)).toBeGreaterThan(3_600);
});

test("a look-up that its process does not survive is begun again within seconds, however often it was in vain", async () => {
  const order = await unknown();
  await db.update(orders).set({ checks: 9 }).where(eq(orders.id, order.id));
  await due(order.id);
  expect(await claimPaymentCheck(db, order.id)).toMatchObject({ id: order.id });
  expect(await claimPaymentCheck(db, order.id)).toBeUndefined();
  expect(await secondsUntilCheck(order.id)).toBeLessThanOrEqual(10);
});

test("a payment looked up for days is still settled", async () => {
  const order = await unknown();
  await db.update(orders).set({ checks: 32_767 }).where(eq(orders.id, order.id));
  await toss.fault({ kind: "drop-before", on: "find" });
  await due(order.id);
  await reconcileOrders(services);
  await due(order.id);
  await reconcileOrders(services);
  expect(await stored(order.id)).toMatchObject({ status: "PAID", checks: 0 });
});

test("a provider that asks for a retry is asked again within seconds, after an outage of any length", async () => {
  const order = await unknown();
  await db.update(orders).set({ checks: 40 }).where(eq(orders.id, order.id));
  await toss.fault({ kind: "rate-limit", on: "find" });
  await due(order.id);
  await reconcileOrders(services);
  expect(await stored(order.id)).toMatchObject({ status: "UNKNOWN" });
  expect(await secondsUntilCheck(order.id)).toBeLessThanOrEqual(10);

  const bought = await shop.bought();
  const { refundId } = await requestCancel(
    services,
    { kind: "member", id: bought.memberId },
    { ...POLICY, scope: "order", orderId: bought.id, expectedRefund: bought.total },
  );
  await toss.fault({ kind: "rate-limit", on: "cancel" });
  await db.update(refunds).set({ tries: 60, tryAt: sql`now()` }).where(eq(refunds.id, refundId));
  await sendDueRefunds(services);
  const isSoon = sql`${refunds.tryAt} <= now() + interval '10 seconds'`;
  expect(await db.$count(refunds, and(eq(refunds.id, refundId), isSoon))).toBe(1);
});

test("a hint that comes while a payment is looked up makes another look-up, half a minute later", async () => {
  const order = await shop.bought();
  const { gateway } = toss;
  const find: typeof gateway.find = async (asked) => {
    const seen = await gateway.find(asked);
    await hint(order.paymentOrderId);
    return seen;
  };
  const hinted: Services = { ...services, payments: { ...gateway, find } };
  await due(order.id);
  await reconcileOrders(hinted);
  const seconds = await secondsUntilCheck(order.id);
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThanOrEqual(30);
});

test("a paid order whose charge differs at the provider is listed at the desk until it is explained", async () => {
  const order = await shop.bought();
  for (let turn = 0; turn < 2; turn += 1) {
    await toss.fault({ kind: "wrong-amount", on: "find", orderId: order.paymentOrderId });
    await due(order.id);
    await reconcileOrders(services);
  }
  const found = await db
    .select()
    .from(providerFindings)
    .where(eq(providerFindings.paymentOrderId, order.paymentOrderId));
  expect(found).toMatchObject([{ kind: "charge_differs", booked: order.total, status: "open" }]);
  expect(await byProvider()).toHaveLength(1);
  expect(await stored(order.id)).toMatchObject({ status: "PAID" });
});

test("a payment looked up just before the provider came back is looked up again within seconds", async () => {
  const [early, later] = [await unknown(), await unknown()];
  await db.update(orders).set({ checks: 6 }).where(eq(orders.id, early.id));
  await db.update(orders).set({ checks: 7 }).where(eq(orders.id, later.id));
  await toss.fault({ kind: "drop-before", on: "find", orderId: early.paymentOrderId });
  await due(early.id, later.id);
  await reconcileOrders(services);
  expect(await stored(early.id)).toMatchObject({ status: "UNKNOWN" });
  expect(await stored(later.id)).toMatchObject({ status: "PAID" });
  expect(await secondsUntilCheck(early.id)).toBeLessThanOrEqual(10);
});

test("a charge that the provider asks to retry is retried within seconds, after an outage of any length", async () => {
  const placed = await shop.place(await shop.member(), [await shop.newRound()]);
  const back = await shop.approveCard(placed);
  await toss.fault({ kind: "drop-before", on: "confirm" });
  await confirmOrder(services, back);
  await db.update(orders).set({ checks: 9 }).where(eq(orders.id, placed.id));
  await toss.fault({ kind: "rate-limit", on: "confirm" });
  await due(placed.id);
  await reconcileOrders(services);
  expect(await stored(placed.id)).toMatchObject({ status: "UNKNOWN" });
  expect(await secondsUntilCheck(placed.id)).toBeLessThanOrEqual(10);
});

test("a paid order whose payment the provider does not know is listed at the desk, once", async () => {
  const order = await shop.bought();
  const { paymentOrderId: orderId } = order;
  for (let turn = 0; turn < 2; turn += 1) {
    await toss.fault({ kind: "code", code: "NOT_FOUND_PAYMENT", on: "find", orderId });
    await due(order.id);
    await reconcileOrders(services);
  }
  const found = await db
    .select()
    .from(providerFindings)
    .where(eq(providerFindings.paymentOrderId, orderId));
  expect(found).toMatchObject([{ kind: "charge_differs", amount: 0, booked: order.total }]);
  expect(await stored(order.id)).toMatchObject({ status: "PAID" });
});

test("an order whose money went back by bank transfer is looked up once after a hint, not for ever", async () => {
  const order = await shop.bought();
  await db.update(orders).set({ status: "RETURNED" }).where(eq(orders.id, order.id));
  await hint(order.paymentOrderId);
  await due(order.id);
  await reconcileOrders(services);
  expect(await stored(order.id)).toMatchObject({ status: "RETURNED", checkAt: null });
});
