import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { memberCoupons, pointBalances, pointEntries } from "#app/db/schema/benefit.ts";
import { courseDays, courses, teeTimes } from "#app/db/schema/course.ts";
import { outbox } from "#app/db/schema/message.ts";
import { orderEvents, orders, reservations } from "#app/db/schema/order.ts";
import { refunds } from "#app/db/schema/payment.ts";
import { addDays } from "#app/domain/local-date.ts";
import { won } from "#app/domain/money.ts";
import { confirmOrder } from "#app/features/ordering/confirm-order.server.ts";
import { type PlacedOrder, placeOrder } from "#app/features/ordering/place-order.server.ts";
import { reconcileOrders } from "#app/features/ordering/reconcile-orders.server.ts";
import { sendDueRefunds } from "#app/features/ordering/send-refunds.server.ts";
import { sweepHolds } from "#app/features/ordering/sweep-holds.server.ts";
import { eitherDatabase } from "#tests/support/either-database.ts";
import {
  COURSE,
  golf,
  leavePlaces,
  orderingShop,
  PLAY_DAY,
  times,
} from "#tests/support/ordering.ts";

const db = await eitherDatabase("demo");
const shop = await orderingShop(db);
const { services, toss } = shop;
await db.update(courses).set({ minPlayers: 1 }).where(eq(courses.id, COURSE));
await db.update(courseDays).set({ closed: false }).where(eq(courseDays.courseId, COURSE));

let days = 0;
let round = golf();
beforeEach(async () => {
  days += 1;
  round = golf({ date: addDays(PLAY_DAY, days % 100), time: days < 100 ? "09:36" : "10:24" });
  await leavePlaces(db, round, 4);
});
afterEach(async () => {
  await toss.ask("/__fault", { method: "DELETE" });
  expect(await shop.audit()).toEqual([]);
});

const statusOf = async ({ id }: PlacedOrder) => {
  const [order] = await db
    .select({ status: orders.status, code: orders.failureCode })
    .from(orders)
    .where(eq(orders.id, id));
  return order;
};
const places = async () => {
  const [row] = await db
    .select({ taken: teeTimes.taken, elsewhere: teeTimes.elsewhere })
    .from(teeTimes)
    .where(
      and(
        eq(teeTimes.courseId, COURSE),
        eq(teeTimes.day, round.date),
        eq(teeTimes.teeTime, round.time),
      ),
    );
  return (row?.taken ?? 0) - (row?.elsewhere ?? 0);
};
const checkNow = ({ id }: PlacedOrder) =>
  db.update(orders).set({ checkAt: sql`now()` }).where(eq(orders.id, id));
const waitOver = ({ id }: PlacedOrder) =>
  db.update(orders).set({ holdUntil: sql`now() - interval '1 second'` }).where(eq(orders.id, id));
const ordered = async (wanted = {}) => shop.place(await shop.member(), [round], wanted);

describe("a definite refusal", () => {
  test.each([
    "REJECT_CARD_PAYMENT",
    "REJECT_CARD_COMPANY",
    "REJECT_ACCOUNT_PAYMENT",
    "FDS_ERROR",
    "INVALID_REJECT_CARD",
    "INVALID_STOPPED_CARD",
    "INVALID_CARD_EXPIRATION",
    "INVALID_CARD_LOST_OR_STOLEN",
    "BELOW_MINIMUM_AMOUNT",
    "NOT_FOUND_PAYMENT_SESSION",
  ])("with %s charges nothing, frees the places, and another order can be paid", async (code) => {
    const memberId = await shop.member();
    const placed = await shop.place(memberId, [round]);
    const back = await shop.comeBack(placed);
    await toss.fault({ kind: "code", code, on: "confirm", orderId: placed.paymentOrderId });
    expect(await confirmOrder(services, back)).toMatchObject({
      status: "FAILED",
      failureCode: code,
    });
    expect(await places()).toBe(0);
    const again = await shop.buy(memberId, [round]);
    expect(again.placed.paymentOrderId).not.toBe(placed.paymentOrderId);
    expect(again.outcome?.status).toBe("PAID");
  });
});

describe("an answer that we did not get", () => {
  test.each(["drop-before", "drop-after", "error-before", "error-after", "garbage", "rate-limit"])(
    "after %s the places stay, and the provider's own word settles it with one charge",
    async (kind) => {
      const placed = await ordered();
      const back = await shop.comeBack(placed);
      await toss.fault({ kind, on: "confirm", orderId: placed.paymentOrderId });
      expect((await confirmOrder(services, back)).status).toBe("UNKNOWN");
      await waitOver(placed);
      await sweepHolds(services);
      expect(await places()).toBe(2);
      await checkNow(placed);
      await reconcileOrders(services);
      expect((await statusOf(placed))?.status).toBe("PAID");
      expect(await db.$count(reservations, eq(reservations.orderId, placed.id))).toBe(1);
    },
  );

  test("a code that nobody knows is no refusal: the payment itself decides", async () => {
    const placed = await ordered();
    const back = await shop.comeBack(placed);
    await toss.fault({ kind: "code", on: "confirm", orderId: placed.paymentOrderId });
    expect((await confirmOrder(services, back)).status).toBe("UNKNOWN");
    await checkNow(placed);
    await reconcileOrders(services);
    expect((await statusOf(placed))?.status).toBe("PAID");
  });

  test("a request that is still at work is asked again under the same key", async () => {
    const placed = await ordered();
    const back = await shop.comeBack(placed);
    const { paymentOrderId: orderId } = placed;
    await toss.fault({ kind: "in-progress", on: "confirm", orderId, times: 2 });
    expect((await confirmOrder(services, back)).status).toBe("PAID");
  });

  test.each(["wrong-order", "wrong-amount"])("%s is never taken for our answer", async (kind) => {
    const placed = await ordered();
    const back = await shop.comeBack(placed);
    await toss.fault({ kind, on: "confirm", orderId: placed.paymentOrderId });
    const { status } = await confirmOrder(services, back);
    if (status === "UNKNOWN") {
      await checkNow(placed);
      await reconcileOrders(services);
    }
    expect((await statusOf(placed))?.status).toBe("PAID");
  });

  test("a process that died before it asked is taken up again, and charges once", async () => {
    const placed = await ordered();
    const back = await shop.comeBack(placed);
    await db
      .update(orders)
      .set({
        status: "CONFIRMING",
        paymentKey: back.paymentKey,
        confirmingSince: sql`now()`,
        checkAt: sql`now()`,
      })
      .where(eq(orders.id, placed.id));
    const step = { event: "confirm_begun", before: "READY", after: "CONFIRMING" } as const;
    await db.insert(orderEvents).values({ orderId: placed.id, ...step });
    await Promise.all([reconcileOrders(services), reconcileOrders(services)]);
    expect((await statusOf(placed))?.status).toBe("PAID");
  });
});

describe("coming back late", () => {
  test("a hold that ran out is never confirmed: nothing is charged, the cart is as it was", async () => {
    const placed = await ordered();
    const back = await shop.comeBack(placed);
    await waitOver(placed);
    expect((await confirmOrder(services, back)).status).toBe("EXPIRED");
    expect(await places()).toBe(0);
    await checkNow(placed);
    await reconcileOrders(services);
    expect((await statusOf(placed))?.status).toBe("EXPIRED");
  });

  test("money that was taken all the same wins, while everything can still be had", async () => {
    const placed = await ordered();
    const back = await shop.comeBack(placed);
    await waitOver(placed);
    await sweepHolds(services);
    await services.payments?.confirm({
      paymentKey: back.paymentKey,
      orderId: placed.paymentOrderId,
      amount: placed.total,
      idempotencyKey: `test:${placed.id}`,
    });
    await checkNow(placed);
    await reconcileOrders(services);
    expect((await statusOf(placed))?.status).toBe("PAID");
    expect(await places()).toBe(2);
  });

  test("money for places that somebody else has goes back once, and its owner is told", async () => {
    for (let turn = 0; turn < times(2, 20); turn += 1) {
      const placed = await ordered({});
      const back = await shop.comeBack(placed);
      await waitOver(placed);
      await sweepHolds(services);
      await leavePlaces(db, round, 0);
      await services.payments?.confirm({
        paymentKey: back.paymentKey,
        orderId: placed.paymentOrderId,
        amount: placed.total,
        idempotencyKey: `test:${placed.id}`,
      });
      for (let tries = 0; tries < 3; tries += 1) {
        await checkNow(placed);
        await reconcileOrders(services);
        await sendDueRefunds(services);
      }
      expect((await statusOf(placed))?.status).toBe("RETURNED");
      const rows = await db.select().from(refunds).where(eq(refunds.orderId, placed.id));
      expect(rows).toMatchObject([{ kind: "return", status: "done", card: placed.total }]);
      await leavePlaces(db, round, 4);
    }
  });
});

describe("what is set aside", () => {
  test("points and coupon of an order that came to nothing are free again", async () => {
    const memberId = await shop.member();
    await db
      .insert(pointEntries)
      .values({ memberId, amount: 5_000, reason: "event", subject: `event:${memberId}` });
    const [coupon] = await db
      .execute(
        sql`insert into member_coupons (member_id, coupon_id) select ${memberId}::uuid, id from coupons where kind = 'fixed' and scope is null order by minimum_order limit 1 returning id`,
      )
      .then(
        (result) =>
          (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as {
            id: number;
          }[],
      );
    const four = golf({ ...round, players: 4 });
    const placed = await shop.place(memberId, [four], {
      points: 5_000,
      memberCouponId: coupon?.id ?? null,
    });
    const balance = async () =>
      (await db.select().from(pointBalances).where(eq(pointBalances.memberId, memberId)))[0]
        ?.balance;
    expect(await balance()).toBe(0);
    await waitOver(placed);
    await Promise.all([sweepHolds(services), sweepHolds(services)]);
    expect(await balance()).toBe(5_000);
    const [held] = await db
      .select({ usedAt: memberCoupons.usedAt })
      .from(memberCoupons)
      .where(eq(memberCoupons.memberId, memberId));
    expect(held?.usedAt).toBeNull();
  });

  test("points may pay everything: nobody is asked for a card", async () => {
    const memberId = await shop.member();
    const { expectedTotal } = await shop.request([round]);
    await db
      .insert(pointEntries)
      .values({ memberId, amount: expectedTotal, reason: "event", subject: `event:${memberId}` });
    const { placed } = await shop.buy(memberId, [round], { points: expectedTotal });
    expect([placed.status, placed.total]).toEqual(["PAID", 0]);
  });

  test("what is left to pay is nothing or enough for a card", async () => {
    const memberId = await shop.member();
    const { expectedTotal: all } = await shop.request([round]);
    await db
      .insert(pointEntries)
      .values({ memberId, amount: all, reason: "event", subject: `event:${memberId}` });
    await expect(shop.place(memberId, [round], { points: all - 99 })).rejects.toMatchObject({
      code: "points.leave_too_little",
    });
    const { outcome } = await shop.buy(memberId, [round], { points: all - 100 });
    expect(outcome).toMatchObject({ status: "PAID", total: 100 });
  });
});

describe("a price that changed", () => {
  test("before the order is named and charges nothing", async () => {
    const memberId = await shop.member();
    const request = await shop.request([round]);
    await raise(10_000);
    await expect(placeOrder(services, memberId, request)).rejects.toMatchObject({
      code: "order.price_changed",
      total: won(request.expectedTotal + 20_000),
    });
    expect(await places()).toBe(0);
  });

  test("after the order does not change what was agreed", async () => {
    const placed = await ordered();
    const back = await shop.comeBack(placed);
    await raise(10_000);
    expect(await confirmOrder(services, back)).toMatchObject({
      status: "PAID",
      total: placed.total,
    });
  });

  async function raise(by: number): Promise<void> {
    await db
      .update(courseDays)
      .set({ greenFee: sql`${courseDays.greenFee} + ${by}` })
      .where(and(eq(courseDays.courseId, COURSE), eq(courseDays.day, round.date)));
  }
});

test("an address that names another amount charges nothing and changes nothing", async () => {
  const placed = await ordered();
  const back = await shop.comeBack(placed);
  await expect(confirmOrder(services, { ...back, amount: "100" })).rejects.toMatchObject({
    code: "payment.mismatch",
  });
  expect((await statusOf(placed))?.status).toBe("READY");
});

test("the return page and a hint at the same time make one paid order, told once", async () => {
  for (let turn = 0; turn < times(3, 50); turn += 1) {
    const memberId = await shop.member();
    const placed = await shop.place(memberId, [
      { ...round, date: addDays(round.date, turn + 1), players: 1 },
    ]);
    const back = await shop.comeBack(placed);
    await checkNow(placed);
    await Promise.all([
      confirmOrder(services, back),
      reconcileOrders(services),
      confirmOrder(services, back),
    ]);
    await checkNow(placed);
    await reconcileOrders(services);
    expect((await statusOf(placed))?.status).toBe("PAID");
    expect(await db.$count(reservations, eq(reservations.orderId, placed.id))).toBe(1);
    expect(
      await db.$count(outbox, and(eq(outbox.memberId, memberId), eq(outbox.channel, "email"))),
    ).toBe(1);
  }
});
