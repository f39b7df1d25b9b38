import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { localizedText } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { findOwnPaidOrder } from "#app/features/checkout/purchase/paid-order-queries.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { listAlarms } from "#app/features/message/alarm/alarm-queries.server.ts";
import { findOrder } from "#app/features/reservation/desk/order/order-record-queries.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import {
  sendDueRefunds,
  sendRefund,
} from "#app/features/reservation/refund/send-refunds.server.ts";
import { refundsOf } from "#tests/support/order/admin-trip.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { look } from "#tests/support/order/checkout-page.ts";
import { COURSE, golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces } from "#tests/support/order/ordering.ts";
import { POLICY } from "#tests/support/order/refund-shop.ts";
import { loader as completePage } from "../../app/routes/payment/complete.tsx";
import { loader as failPage } from "../../app/routes/payment/fail.tsx";
import { loader as successPage } from "../../app/routes/payment/success.tsx";

const shop = await changedShop();
const { db, services, toss, paid, wish, change, approveCard } = shop;

/** A round of two that will be one of three: held, and not paid yet. */
async function held() {
  const booked = await paid(golf({ players: 2 }));
  await leavePlaces(db, { ...booked.round, players: 2 }, 4);
  await db
    .update(teeTimes)
    .set({ taken: 2, elsewhere: 0 })
    .where(teeOf(booked.round.date, booked.round.time));
  const asked = await change(booked.memberId, [wish(booked.line, { players: 3 })]);
  if (asked.is !== "pay") throw new Error("a third golfer costs something");
  return { ...booked, asked, order: asked.order };
}

function teeOf(day: LocalDate, time: string) {
  return and(eq(teeTimes.courseId, COURSE), eq(teeTimes.day, day), eq(teeTimes.teeTime, time));
}

async function placesOf({ date, time }: { readonly date: LocalDate; readonly time: string }) {
  const [row] = await db.select().from(teeTimes).where(teeOf(date, time));
  return row?.taken;
}

async function stateOf(changeId: string) {
  const [row] = await db
    .select({ status: reservationChanges.status, failure: reservationChanges.failure })
    .from(reservationChanges)
    .where(eq(reservationChanges.id, changeId));
  return row;
}

function letExpire(id: string) {
  return db
    .update(orders)
    .set({ holdUntil: sql`now() - interval '1 second'` })
    .where(eq(orders.id, id));
}

test("a change waiting for its payment holds one place more, and gives it back when it is not paid", async () => {
  const { line, round, asked, order } = await held();
  expect(await placesOf(round)).toBe(3);
  expect(await stateOf(asked.changeId)).toMatchObject({ status: "HELD" });
  await letExpire(order.id);
  await sweepHolds(services);
  expect(await placesOf(round)).toBe(2);
  expect(await stateOf(asked.changeId)).toMatchObject({ status: "ENDED" });
  expect(await shop.lineNow(line)).toMatchObject({ amount: line.amount, choice: { players: 2 } });
});

test("a declined card changes nothing, and the page leads back to the change", async () => {
  const { memberId, line, round, asked, order } = await held();
  const code = { kind: "code", code: "REJECT_CARD_PAYMENT", on: "confirm" };
  await toss.fault({ ...code, orderId: order.paymentOrderId });
  const back = await approveCard(order);
  const query = new URLSearchParams({ ...back, orderId: order.paymentOrderId });
  const { data } = await look(successPage, services, `/payment/success?${query}`, memberId);
  expect(data).toMatchObject({ view: { is: "failed", failed: { changed: line.id } } });
  const failed = `/payment/fail?code=PAY_PROCESS_CANCELED&orderId=${order.paymentOrderId}`;
  expect((await look(failPage, services, failed, memberId)).data).toMatchObject({
    changed: line.id,
  });
  expect(await stateOf(asked.changeId)).toMatchObject({ status: "ENDED" });
  expect(await placesOf(round)).toBe(2);
});

test("a member who has paid returns to the booking, and reads what changed and what it cost", async () => {
  const { memberId, line, order } = await held();
  const back = await approveCard(order);
  const query = new URLSearchParams({ ...back, orderId: order.paymentOrderId });
  const paidAt = `/payment/complete/${order.id}`;
  expect(await look(successPage, services, `/payment/success?${query}`, memberId)).toEqual({
    status: 302,
    to: paidAt,
  });
  const page = (args: object) => completePage({ ...args, params: { id: order.id } } as never);
  expect(await look(page, services, paidAt, memberId)).toEqual({
    status: 302,
    to: `/reservation/${line.id}?asked=changed`,
  });
  const { rows } = await listAlarms(db, "ko", { memberId, page: 1 });
  const told = rows.find(({ link }) => link === `/reservation/${line.id}`);
  expect(told?.text.body).toContain(localizedText(line.title, "ko"));
});

test("a lost answer is found again, and the change is done once", async () => {
  const { line, asked, order } = await held();
  const lost = { orderId: order.paymentOrderId, kind: "drop-after", on: "confirm", times: 20 };
  await toss.fault(lost);
  await toss.fault({ ...lost, kind: "drop-before", on: "find" });
  const outcome = await confirmOrder(services, await approveCard(order));
  expect(outcome.status).toBe("UNKNOWN");
  expect(await stateOf(asked.changeId)).toMatchObject({ status: "HELD" });
  await toss.ask("/__fault", { method: "DELETE" });
  await db.update(orders).set({ checkAt: sql`now()` }).where(eq(orders.id, order.id));
  await reconcileOrders(services);
  expect(await stateOf(asked.changeId)).toMatchObject({ status: "APPLIED" });
  expect(await shop.lineNow(line)).toMatchObject({ choice: { players: 3 } });
});

/** Charged at the provider after the hold was over. */
async function chargedLate({ order }: Awaited<ReturnType<typeof held>>) {
  const back = await approveCard(order);
  await letExpire(order.id);
  await sweepHolds(services);
  const confirmed = await toss.gateway.confirm({
    paymentKey: back.paymentKey,
    orderId: order.paymentOrderId,
    amount: order.total,
    idempotencyKey: `late:${order.id}`,
  });
  expect(confirmed.outcome).toBe("approved");
  await db.update(orders).set({ checkAt: sql`now()` }).where(eq(orders.id, order.id));
}

test("a payment after the hold still counts while the place is free, and is refunded when it is sold", async () => {
  const free = await held();
  await chargedLate(free);
  await reconcileOrders(services);
  expect(await stateOf(free.asked.changeId)).toMatchObject({ status: "APPLIED" });
  expect(await placesOf(free.round)).toBe(3);

  const sold = await held();
  await chargedLate(sold);
  const others = { taken: 4, elsewhere: 2 };
  await db.update(teeTimes).set(others).where(teeOf(sold.round.date, sold.round.time));
  await reconcileOrders(services);
  await sendDueRefunds(services);
  expect(await stateOf(sold.asked.changeId)).toEqual({
    status: "ENDED",
    failure: "order.sold_out",
  });
  expect(await refundsOf(db, sold.order.id)).toMatchObject([{ kind: "return", status: "done" }]);
  expect(await shop.lineNow(sold.line)).toMatchObject({ choice: { players: 2 } });
});

test("a line cancelled meanwhile is not changed, and the payment for the change is refunded", async () => {
  const { memberId, line, round, asked, order, orderId } = await held();
  const key = { scope: "line", orderId, reservationId: line.id } as const;
  const shown = await cancelPlanOf(db, key, services.now());
  const actor = { kind: "member", id: memberId } as const;
  const expectedRefund = shown?.plan.refund ?? won(0);
  const { refundId } = await requestCancel(services, actor, { ...POLICY, ...key, expectedRefund });
  await sendRefund(services, refundId);
  const outcome = await confirmOrder(services, await approveCard(order));
  expect(outcome.status).toBe("FAILED");
  await sendDueRefunds(services);
  expect(await stateOf(asked.changeId)).toEqual({
    status: "ENDED",
    failure: "reservation.change_lost",
  });
  expect(await refundsOf(db, order.id)).toMatchObject([{ kind: "return", status: "done" }]);
  expect(await placesOf(round)).toBe(0);
});

test("another wish takes the place of one that waits for its payment", async () => {
  const { memberId, line, round, asked, order } = await held();
  const next = await change(memberId, [wish(line, { players: 4 })]);
  if (next.is !== "pay") throw new Error("two more golfers cost something");
  expect(await stateOf(asked.changeId)).toMatchObject({ status: "ENDED" });
  expect(await placesOf(round)).toBe(4);
  await confirmOrder(services, await approveCard(next.order));
  expect(await shop.lineNow(line)).toMatchObject({ choice: { players: 4 } });
  // The window of the first one is still open somewhere.
  const late = await confirmOrder(services, await approveCard(order));
  expect(late.status).toBe("EXPIRED");
});

test("no other change begins while one is being paid", async () => {
  const { memberId, line, order } = await held();
  const lost = { orderId: order.paymentOrderId, kind: "drop-after", on: "confirm", times: 20 };
  await toss.fault(lost);
  await toss.fault({ ...lost, kind: "drop-before", on: "find" });
  await confirmOrder(services, await approveCard(order));
  await expect(change(memberId, [wish(line, { players: 1 })])).rejects.toMatchObject({
    code: "reservation.change_running",
  });
  await toss.ask("/__fault", { method: "DELETE" });
  await db.update(orders).set({ checkAt: sql`now()` }).where(eq(orders.id, order.id));
  await reconcileOrders(services);
});

test("a line changed twice is refunded to all of its payments in full", async () => {
  const { memberId, line, order, orderId } = await held();
  await confirmOrder(services, await approveCard(order));
  const third = await change(memberId, [wish((await shop.lineNow(line)) ?? line, { players: 4 })]);
  if (third.is !== "pay") throw new Error("a fourth golfer costs something");
  await confirmOrder(services, await approveCard(third.order));
  const now = await shop.lineNow(line);
  const sum = line.amount + order.total + third.order.total;
  expect(now?.amount).toBe(sum);
  const fewer = await change(memberId, [wish(now ?? line, { players: 1 })]);
  expect(fewer.is).toBe("done");
  const key = { scope: "line", orderId, reservationId: line.id } as const;
  const shown = await cancelPlanOf(db, key, services.now());
  const actor = { kind: "member", id: memberId } as const;
  const expectedRefund = shown?.plan.refund ?? won(0);
  const { refundId } = await requestCancel(services, actor, { ...POLICY, ...key, expectedRefund });
  expect(await sendRefund(services, refundId)).toBe("done");
  const back = (await refundsOf(db, orderId)).reduce((all, { card }) => all + card, 0);
  expect(back).toBe(sum);
  const receipt = await findOwnPaidOrder(db, "ko", { id: orderId, memberId });
  expect(receipt?.changes).toMatchObject([
    { paid: order.total, refund: 0, fee: 0 },
    { paid: third.order.total, refund: 0, fee: 0 },
    { paid: 0, refund: (sum / 4) * 3, fee: 0 },
  ]);
  const record = await findOrder(db, orderId);
  expect(record).toMatchObject({
    paidChanges: [{ total: order.total }, { total: third.order.total }],
    balance: { paid: sum, back: sum, left: 0 },
  });
});

test("a round that was moved can be moved again", async () => {
  const { memberId, line, round } = await paid(golf({ players: 2 }));
  for (const days of [2, 4]) {
    const now = await shop.lineNow(line);
    const asked = await change(memberId, [wish(now ?? line, { date: addDays(round.date, days) })]);
    if (asked.is === "pay") await confirmOrder(services, await approveCard(asked.order));
    expect(await shop.lineNow(line)).toMatchObject({ usedOn: addDays(round.date, days) });
  }
});
