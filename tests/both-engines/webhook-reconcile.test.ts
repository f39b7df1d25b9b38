import { setTimeout as wait } from "node:timers/promises";
import { eq, notInArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { paymentHints } from "#app/db/schema/checkout/checkout-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import type { PlacedOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { recordWebhook } from "#app/features/checkout/purchase/record-webhook.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, times } from "#tests/support/order/ordering.ts";
import { auditedShop } from "#tests/support/payment/audited-shop.ts";

const shop = await auditedShop();
const { db, toss, state, ordered, statusOf, places } = shop;

const asked = { find: 0, confirm: 0 };
/** Counts every question that leaves the house. */
const services: Services = {
  ...shop.services,
  payments: {
    ...toss.gateway,
    find: (by) => {
      asked.find += 1;
      return toss.gateway.find(by);
    },
    confirm: (order) => {
      asked.confirm += 1;
      return toss.gateway.confirm(order);
    },
  },
};

beforeEach(async () => {
  // Look-ups that earlier tests left are not part of this one.
  await db
    .update(orders)
    .set({ checkAt: null })
    .where(notInArray(orders.status, ["CONFIRMING", "UNKNOWN"]));
  Object.assign(asked, { find: 0, confirm: 0 });
});

const sendWebhook = (orderId: string, transmissionId: string = crypto.randomUUID()) =>
  recordWebhook(db, { event: "payment_changed", orderId, transmissionId });

async function madeOf({ id, number }: PlacedOrder) {
  const mail = sql`${outbox.dedupeKey} like ${`paid:${id}:email:%`}`;
  return {
    number,
    lines: await db.$count(reservations, eq(reservations.orderId, id)),
    mails: await db.$count(outbox, mail),
  };
}

// W03
test("a webhook that comes before the browser makes the one paid order, and the page finds it done", async () => {
  for (let turn = 0; turn < times(3, 50); turn += 1) {
    const round = { ...state.round, date: addDays(PLAY_DAY, 20 + turn), time: "10:24" };
    await leavePlaces(db, round, 4);
    const placed = await shop.place(await shop.member(), [round]);
    const back = await shop.approveCard(placed);
    await toss.fault({ kind: "drop-after", on: "confirm", orderId: placed.paymentOrderId });
    // The tab is gone with its answer; the provider sends two webhooks.
    await confirmOrder(services, back);
    await Promise.all([sendWebhook(placed.paymentOrderId), sendWebhook(placed.paymentOrderId)]);
    await Promise.all([reconcileOrders(services), confirmOrder(services, back)]);
    // An order that the page has in its hands is passed over, and taken in the next turn.
    await reconcileOrders(services);
    expect((await confirmOrder(services, back)).status).toBe("PAID");
    expect(await madeOf(placed)).toEqual({ number: placed.number, lines: 1, mails: 1 });
  }
});

test("a webhook about a card that was only shown charges nothing; the browser still does", async () => {
  const placed = await ordered();
  const back = await shop.approveCard(placed);
  expect(await sendWebhook(placed.paymentOrderId)).toBe("recorded");
  await reconcileOrders(services);
  expect([await statusOf(placed), asked.confirm]).toEqual(["READY", 0]);
  expect((await confirmOrder(services, back)).status).toBe("PAID");
});

test("no webhook can pay for an order without a payment at the provider", async () => {
  const placed = await ordered();
  expect(await sendWebhook(placed.paymentOrderId)).toBe("recorded");
  await reconcileOrders(services);
  expect([await statusOf(placed), await places()]).toEqual(["READY", 2]);
  expect(await madeOf(placed)).toMatchObject({ lines: 0, mails: 0 });
});

// W05
test("the same transmission, twenty times at once and again after days, is one look-up", async () => {
  for (let turn = 0; turn < times(1, 5); turn += 1) {
    const round = { ...state.round, date: addDays(PLAY_DAY, turn), time: "12:00" };
    await leavePlaces(db, round, 4);
    const placed = await shop.place(await shop.member(), [round]);
    expect((await confirmOrder(services, await shop.approveCard(placed))).status).toBe("PAID");
    asked.find = 0;
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendWebhook(placed.paymentOrderId, id)),
    );
    expect(answers.filter((answer) => answer === "recorded")).toHaveLength(1);
    await reconcileOrders(services);
    await db
      .update(paymentHints)
      .set({ createdAt: sql`now() - interval '4 days'` })
      .where(eq(paymentHints.transmissionId, id));
    expect(await sendWebhook(placed.paymentOrderId, id)).toBe("known");
    expect(await reconcileOrders(services)).toBe(0);
    expect(asked.find).toBe(1);
    expect(await madeOf(placed)).toMatchObject({ lines: 1, mails: 1 });
  }
});

// W06
test("unknown orders are never looked up, however many are named", async () => {
  for (let second = 0; second < times(1, 10); second += 1) {
    if (second > 0) await wait(1_000);
    const length = times(100, 1_000);
    const names = Array.from({ length }, (_, index) => `PT-2611-NOBODY-${second}-${index}`);
    const answers = await Promise.all(names.map((name) => sendWebhook(name)));
    expect(new Set(answers)).toEqual(new Set(["unknown_order"]));
    expect([await reconcileOrders(services), asked.find]).toEqual([0, 0]);
  }
});

test("after a flood of webhooks about known orders, five at a time are looked up", async () => {
  const placed: PlacedOrder[] = [];
  for (let index = 0; index < 12; index += 1) {
    const round = { ...state.round, date: addDays(PLAY_DAY, index), time: "11:12", players: 1 };
    placed.push(await shop.place(await shop.member(), [round]));
  }
  const flood = placed.flatMap(({ paymentOrderId }) =>
    Array.from({ length: 5 }, () => sendWebhook(paymentOrderId)),
  );
  await Promise.all(flood);
  const turns: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) turns.push(await reconcileOrders(services));
  expect(turns).toEqual([5, 5, 2, 0]);
  expect(asked).toEqual({ find: 12, confirm: 0 });
});
