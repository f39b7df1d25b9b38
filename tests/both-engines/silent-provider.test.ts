import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { recordWebhook } from "#app/features/checkout/purchase/record-webhook.server.ts";
import { auditedShop } from "#tests/support/payment/audited-shop.ts";

const shop = await auditedShop();
const { db, services, toss, ordered } = shop;

async function paid() {
  const placed = await ordered();
  await confirmOrder(services, await shop.approveCard(placed));
  const [order] = await db.select().from(orders).where(eq(orders.id, placed.id));
  if (!order) throw new Error("it was ordered");
  return order;
}

const refundedElsewhere = ({ paymentKey }: { readonly paymentKey: string | null }) =>
  toss.ask(`/v1/payments/${paymentKey}/cancel`, {
    method: "POST",
    body: JSON.stringify({ cancelReason: "in the console" }),
  });

const linesOf = async (orderId: string) =>
  (
    await db
      .select({ status: reservations.status })
      .from(reservations)
      .where(eq(reservations.orderId, orderId))
  ).map(({ status }) => status);

/** As if so many hours had passed. */
const later = (orderId: string, hours: number) =>
  db
    .update(orders)
    .set({
      checkAt: sql`${orders.checkAt} - make_interval(hours => ${hours})`,
      checkedAt: sql`${orders.checkedAt} - make_interval(hours => ${hours})`,
    })
    .where(eq(orders.id, orderId));

test("a buyer who sends 55 forged webhooks and is refunded elsewhere does not keep the trip", async () => {
  const order = await paid();
  const forge = (turn: number) =>
    recordWebhook(db, {
      event: "payment_changed",
      orderId: order.paymentOrderId,
      transmissionId: `forged-${order.id}-${turn}`,
    });
  for (let turn = 0; turn < 55; turn += 1) await forge(turn);
  await reconcileOrders(services);
  await refundedElsewhere(order);
  await later(order.id, 1);
  await forge(55);
  await reconcileOrders(services);
  expect(await linesOf(order.id)).toEqual(["CANCELLED"]);
});

test("a refund elsewhere without a webhook is found within a day", async () => {
  const order = await paid();
  await refundedElsewhere(order);
  await reconcileOrders(services);
  expect(await linesOf(order.id)).toEqual(["COMPLETE"]);
  await later(order.id, 20);
  await reconcileOrders(services);
  expect(await linesOf(order.id)).toEqual(["CANCELLED"]);
});

test("a paid order is looked up every day until its trip is over, and then no more", async () => {
  const order = await paid();
  const hours = async () => {
    const [row] = await db
      .select({
        in: sql<number | null>`extract(epoch from ${orders.checkAt} - now())::float / 3600`,
      })
      .from(orders)
      .where(eq(orders.id, order.id));
    return row?.in ?? null;
  };
  for (let day = 0; day < 2; day += 1) {
    expect(await hours()).toBeCloseTo(20, 1);
    await later(order.id, 21);
    await reconcileOrders(services);
  }
  await db.update(reservations).set({ status: "USED" }).where(eq(reservations.orderId, order.id));
  await later(order.id, 21);
  await reconcileOrders(services);
  expect(await hours()).toBeNull();
  await db
    .update(reservations)
    .set({ status: "COMPLETE" })
    .where(eq(reservations.orderId, order.id));
});
