import { and, eq, inArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { HOLDING_STATUSES } from "#app/domain/order/payment/attempt-status.ts";
import { countCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { releaseOrder } from "#app/features/checkout/purchase/release-order.server.ts";
import { settleOrder } from "#app/features/checkout/purchase/settle-order.server.ts";
import { changeOrderStatus } from "#app/features/order/record/order-status.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { whileHeld } from "#tests/support/lock-wait.ts";
import { order, sendCheckout } from "#tests/support/order/checkout-page.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop, times } from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
await openCourse(db);

const POINTS = 5_000_000;
let day = 0;
/** A tee time that no other test has touched. */
let round = golf();
let memberId = "";
beforeEach(() => nextRound());
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

async function nextRound() {
  day += 1;
  round = golf({ date: addDays(PLAY_DAY, day), time: "12:00" });
  await leavePlaces(db, round, 4);
  memberId = await shop.member();
}

/** What the form says when points pay for everything. */
async function paidByPoints(lines: readonly CartLine[]) {
  await db
    .insert(pointEntries)
    .values({ memberId, amount: POINTS, reason: "event", subject: `event:${memberId}` });
  const { expectedTotal: total } = await shop.request(lines);
  return { total, typed: { points: String(total), expectedTotal: "0" } };
}

async function pointsLeft() {
  const [row] = await db
    .select({ balance: pointBalances.balance })
    .from(pointBalances)
    .where(eq(pointBalances.memberId, memberId));
  return row?.balance;
}

const holding = () =>
  db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.status, [...HOLDING_STATUSES])));

async function byCard() {
  const { expectedTotal } = await shop.request([round]);
  return { expectedTotal: String(expectedTotal) };
}

/** An order of the round whose buyer stands at the card window. */
async function atTheWindow() {
  const typed = await byCard();
  const { data } = await order(services, memberId, [round], typed);
  const { orderId: paymentOrderId, total } = (data as { order: { orderId: string; total: number } })
    .order;
  const [row] = await db.select().from(orders).where(eq(orders.paymentOrderId, paymentOrderId));
  if (!row) throw new Error("the order is there");
  return { id: row.id, back: await shop.approveCard(row), total, typed };
}

test("a checkout paid by points and sent twice at once is one order, to which both answers lead", async () => {
  for (let turn = 0; turn < times(4, 40); turn += 1) {
    await nextRound();
    const { total, typed } = await paidByPoints([round]);
    await changeCart(db, memberId, { put: [round] });
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendCheckout(services, memberId, [round], typed)),
    );
    const [placed, ...others] = await holding();
    expect(others).toEqual([]);
    expect(answers).toEqual(Array(3).fill({ status: 302, to: `/payment/complete/${placed?.id}` }));
    expect(await db.$count(reservations, eq(reservations.memberId, memberId))).toBe(1);
    expect(await pointsLeft()).toBe(POINTS - total);
    expect(await countCart(db, memberId)).toBe(0);
  }
});

test("a checkout sent again once it is paid leads to the paid order, and a cart filled again is bought again", async () => {
  const { total, typed } = await paidByPoints([round]);
  const first = await order(services, memberId, [round], typed);
  expect(await sendCheckout(services, memberId, [round], typed)).toEqual(first);
  expect(await holding()).toHaveLength(1);

  const { status } = await order(services, memberId, [round], await byCard());
  expect(status).toBe(200);
  expect((await holding()).map((each) => each.status).toSorted()).toEqual(["PAID", "READY"]);
  expect(await pointsLeft()).toBe(POINTS - total);
});

test("a cart is not ordered again while its card is being charged: the answer leads to that payment", async () => {
  const { id, back, typed } = await atTheWindow();
  await shop.toss.fault({
    kind: "code",
    on: "confirm",
    code: "FAILED_INTERNAL_SYSTEM_PROCESSING",
    orderId: back.paymentOrderId,
  });
  await confirmOrder(services, back);
  expect(await holding()).toEqual([{ id, status: "UNKNOWN" }]);
  const answer = await sendCheckout(services, memberId, [round], typed);
  const { paymentOrderId: orderId, paymentKey, amount } = back;
  const query = new URLSearchParams({ orderId, paymentKey, amount });
  expect(answer).toEqual({ status: 302, to: `/payment/success?${query}` });
  expect(await holding()).toEqual([{ id, status: "UNKNOWN" }]);
});

test("a cart ordered again in the moment in which its first order is charged makes no second order", async () => {
  const { id, back, typed } = await atTheWindow();
  const answer = await whileHeld(
    db,
    (tx) => tx.select().from(orders).where(eq(orders.id, id)).for("update"),
    () => sendCheckout(services, memberId, [round], typed),
    async (tx) => {
      const set = { paymentKey: back.paymentKey };
      await changeOrderStatus(tx, id, {
        event: "confirm_begun",
        before: "READY",
        after: "CONFIRMING",
        set,
      });
    },
  );
  expect(await holding()).toEqual([{ id, status: "CONFIRMING" }]);
  expect(answer).toMatchObject({ value: { status: 302 } });
  await releaseOrder(db, id, { event: "not_charged", now: services.now() });
});

test("a cart ordered again while its buyer returns from the card window is paid once", async () => {
  for (let turn = 0; turn < times(4, 40); turn += 1) {
    await nextRound();
    const { back, typed } = await atTheWindow();
    const [outcome] = await Promise.all([
      confirmOrder(services, back),
      sendCheckout(services, memberId, [round], typed),
      sendCheckout(services, memberId, [round], typed),
    ]);
    const held = await holding();
    expect(held).toHaveLength(1);
    expect(held[0]?.status).toBe(outcome.status === "PAID" ? "PAID" : "READY");
  }
});

test("a charge that is found after the same cart was ordered again is refunded", async () => {
  const { id, back, total } = await atTheWindow();
  await changeOrderStatus(db, id, {
    event: "confirm_begun",
    before: "READY",
    after: "CONFIRMING",
    set: { paymentKey: back.paymentKey },
  });
  await releaseOrder(db, id, { event: "not_charged", now: services.now() });
  const again = await atTheWindow();
  await confirmOrder(services, again.back);
  const { paymentOrderId: orderId, paymentKey } = back;
  const late = { orderId, paymentKey, amount: total as never, idempotencyKey: "late" };
  const charged = await services.payments?.confirm(late);
  if (charged?.outcome !== "approved") throw new Error("the provider has charged it");
  const { settled } = await settleOrder(services, id, charged.payment);
  expect(settled).toBe("returning");
  expect(await holding()).toEqual([{ id: again.id, status: "PAID" }]);
  await sendDueRefunds(services);
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, id));
  expect(refund).toMatchObject({ kind: "return", status: "done", card: total });
});
