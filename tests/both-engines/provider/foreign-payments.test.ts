import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import type { PlacedOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces } from "#tests/support/order/ordering.ts";
import { auditedShop } from "#tests/support/payment/audited-shop.ts";

const shop = await auditedShop();
const { db, services, toss, state, places, checkNow, waitOver, ordered } = shop;

const stored = async ({ id }: Pick<PlacedOrder, "id">) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error("it was ordered");
  return order;
};

let days = 0;
/** A round that no other test has ordered. */
async function newRound() {
  days += 1;
  const round = { ...state.round, date: addDays(PLAY_DAY, days), time: "13:12" };
  await leavePlaces(db, round, 4);
  return round;
}

/** Two orders of one buyer, for different tee times, and the addresses to which the card window returned. */
async function twoOrders() {
  const memberId = await shop.member();
  const later = await newRound();
  const a = await shop.place(memberId, [state.round]);
  const b = await shop.place(memberId, [later]);
  const [backA, backB] = [await shop.approveCard(a), await shop.approveCard(b)];
  return { memberId, a, b, backA, backB };
}

type Back = Awaited<ReturnType<typeof twoOrders>>["backA"];

/** The address of one order with the payment of another. */
const withKeyOf = (back: Back, other: Back): Back => ({ ...back, paymentKey: other.paymentKey });

/** It waits for its own payment, with the hold that it had. */
const waiting = (placed: PlacedOrder) => ({
  status: "READY",
  paymentKey: null,
  confirmingSince: null,
  holdUntil: placed.holdUntil,
});

test("refuses the exchanged payments of two orders, keeps their holds, and takes the right ones", async () => {
  const { a, b, backA, backB } = await twoOrders();
  for (const wrong of [withKeyOf(backA, backB), withKeyOf(backB, backA)]) {
    await expect(confirmOrder(services, wrong)).rejects.toMatchObject({
      code: "payment.mismatch",
      status: 409,
    });
  }
  expect(await stored(a)).toMatchObject(waiting(a));
  expect(await stored(b)).toMatchObject(waiting(b));
  expect((await confirmOrder(services, backA)).status).toBe("PAID");
  expect((await confirmOrder(services, backB)).status).toBe("PAID");
});

test.each(["drop-before", "drop-after", "garbage", "rate-limit"])(
  "unbinds another order's payment after %s, as soon as the provider names its order",
  async (kind) => {
    const { a, backA, backB } = await twoOrders();
    await toss.fault({ kind, on: "confirm", orderId: a.paymentOrderId });
    expect((await confirmOrder(services, withKeyOf(backA, backB))).status).toBe("UNKNOWN");
    await checkNow(a);
    await reconcileOrders(services);
    expect(await stored(a)).toMatchObject({ ...waiting(a), checkAt: null });
    expect(await places()).toBe(2);
    expect((await confirmOrder(services, backA)).status).toBe("PAID");
    expect((await confirmOrder(services, backB)).status).toBe("PAID");
  },
);

test("unbinds a payment that another order was charged with after a lost answer", async () => {
  const { a, b, backA, backB } = await twoOrders();
  await toss.fault({ kind: "drop-before", on: "confirm", orderId: a.paymentOrderId });
  await confirmOrder(services, withKeyOf(backA, backB));
  const charged = { paymentKey: backB.paymentKey, orderId: b.paymentOrderId, amount: b.total };
  await toss.gateway.confirm({ ...charged, idempotencyKey: b.id });
  await checkNow(a);
  await reconcileOrders(services);
  expect(await stored(a)).toMatchObject(waiting(a));
  expect((await confirmOrder(services, backB)).status).toBe("PAID");
});

test("releases the places of a payment that was another order's once its hold is over", async () => {
  const { a, backA, backB } = await twoOrders();
  await toss.fault({ kind: "drop-before", on: "confirm", orderId: a.paymentOrderId });
  await confirmOrder(services, withKeyOf(backA, backB));
  await waitOver(a);
  await checkNow(a);
  await reconcileOrders(services);
  expect([(await stored(a)).status, await places()]).toEqual(["EXPIRED", 0]);
  expect((await confirmOrder(services, backA)).status).toBe("EXPIRED");
});

test("takes a payment for the order that it names while another order still has it", async () => {
  const { a, b, backA, backB } = await twoOrders();
  await toss.fault({ kind: "drop-before", on: "confirm", orderId: a.paymentOrderId });
  expect((await confirmOrder(services, withKeyOf(backA, backB))).status).toBe("UNKNOWN");
  expect((await confirmOrder(services, backB)).status).toBe("PAID");
  expect(await stored(a)).toMatchObject(waiting(a));
  expect((await stored(b)).paymentKey).toBe(backB.paymentKey);
  expect((await confirmOrder(services, backA)).status).toBe("PAID");
});

test("leaves a payment whose answer was lost with the order that it names", async () => {
  const { a, backA, backB } = await twoOrders();
  await toss.fault({ kind: "drop-after", on: "confirm", orderId: a.paymentOrderId });
  expect((await confirmOrder(services, backA)).status).toBe("UNKNOWN");
  const wrong = confirmOrder(services, withKeyOf(backB, backA));
  await expect(wrong).rejects.toMatchObject({ code: "payment.mismatch" });
  expect(await stored(a)).toMatchObject({ status: "UNKNOWN", paymentKey: backA.paymentKey });
  await checkNow(a);
  await reconcileOrders(services);
  expect((await stored(a)).status).toBe("PAID");
});

test("does not look up a payment that has already paid another order", async () => {
  const { b, backA, backB } = await twoOrders();
  expect((await confirmOrder(services, backA)).status).toBe("PAID");
  const silent: Services = { ...services, payments: { ...toss.gateway, find: unasked } };
  const used = confirmOrder(silent, withKeyOf(backB, backA));
  await expect(used).rejects.toMatchObject({ code: "payment.mismatch" });
  expect(await stored(b)).toMatchObject(waiting(b));
});

async function unasked(): Promise<never> {
  throw new Error("the provider was asked");
}

test.each(["NOT_FOUND_PAYMENT_SESSION", "NOT_FOUND_PAYMENT"])(
  "keeps an order whose payment the provider does not know (%s), and takes the right one",
  async (code) => {
    const placed = await ordered();
    const back = await shop.approveCard(placed);
    const orderId = placed.paymentOrderId;
    await toss.fault({ kind: "code", on: "confirm", orderId, code });
    const unknown = confirmOrder(services, { ...back, paymentKey: "tgen_of_nobody" });
    await expect(unknown).rejects.toMatchObject({ code: "payment.expired" });
    expect(await stored(placed)).toMatchObject(waiting(placed));
    expect((await confirmOrder(services, back)).status).toBe("PAID");
  },
);

test("refuses another order's payment that the provider calls a wrong request", async () => {
  const { a, backA, backB } = await twoOrders();
  const fault = { kind: "code", on: "confirm", code: "INVALID_REQUEST" };
  await toss.fault({ ...fault, orderId: a.paymentOrderId });
  const wrong = confirmOrder(services, withKeyOf(backA, backB));
  await expect(wrong).rejects.toMatchObject({ code: "payment.mismatch" });
  expect(await stored(a)).toMatchObject(waiting(a));
  expect((await confirmOrder(services, backB)).status).toBe("PAID");
});

test("keeps an order whose card window was opened with another amount, and takes the right one", async () => {
  const placed = await ordered();
  const { paymentOrderId: orderId, total } = placed;
  const cheap = await toss.authenticate({ orderId, amount: 100 });
  const back = { paymentOrderId: orderId, paymentKey: cheap.paymentKey, amount: String(total) };
  await toss.fault({ kind: "code", on: "confirm", orderId, code: "FORBIDDEN_REQUEST" });
  await expect(confirmOrder(services, back)).rejects.toMatchObject({ code: "payment.mismatch" });
  expect(await stored(placed)).toMatchObject(waiting(placed));
  const right = await shop.approveCard(placed);
  expect((await confirmOrder(services, right)).status).toBe("PAID");
});

test("ends an order that returned with ten payments of others: each costs two questions", async () => {
  const { a, backA, backB } = await twoOrders();
  for (let turn = 0; turn < 10; turn += 1) {
    await confirmOrder(services, withKeyOf(backA, backB)).catch(() => {});
    expect((await stored(a)).status).toBe("READY");
  }
  expect(await confirmOrder(services, withKeyOf(backA, backB))).toMatchObject({
    status: "FAILED",
    failure: "payment.mismatch",
  });
  expect(await places()).toBe(0);
});

/** Orders of one buyer, each for a tee time of its own. */
async function orderedBy(memberId: string, count: number) {
  const placed = [];
  for (let index = 0; index < count; index += 1) {
    placed.push(await shop.place(memberId, [await newRound()]));
  }
  return placed;
}

async function loseAnswer(placed: PlacedOrder) {
  const back = await shop.approveCard(placed);
  await toss.fault({ kind: "drop-after", on: "confirm", orderId: placed.paymentOrderId });
  expect((await confirmOrder(services, back)).status).toBe("UNKNOWN");
}

const statusesOf = (placed: readonly PlacedOrder[]) =>
  Promise.all(placed.map(async (each) => (await stored(each)).status));

test("counts an order whose answer was lost among the three that a buyer may hold", async () => {
  const memberId = await shop.member();
  const held = await orderedBy(memberId, 3);
  const [lost] = held;
  if (lost) await loseAnswer(lost);
  const [fourth] = await orderedBy(memberId, 1);
  expect(fourth?.status).toBe("READY");
  expect(await statusesOf(held)).toEqual(["UNKNOWN", "EXPIRED", "READY"]);
});

test("refuses a fourth order while the answers to three are lost, until one is known", async () => {
  const memberId = await shop.member();
  const held = await orderedBy(memberId, 3);
  for (const each of held) await loseAnswer(each);
  await expect(orderedBy(memberId, 1)).rejects.toMatchObject({
    code: "order.payments_open",
    status: 409,
  });
  await db.update(orders).set({ checkAt: sql`now()` }).where(eq(orders.memberId, memberId));
  await reconcileOrders(services);
  expect(await statusesOf(held)).toEqual(["PAID", "PAID", "PAID"]);
  expect(await statusesOf(await orderedBy(memberId, 1))).toEqual(["READY"]);
});
