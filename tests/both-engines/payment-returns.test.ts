import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { memberCoupons, pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import { COURSE, golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, times } from "#tests/support/order/ordering.ts";
import { auditedShop } from "#tests/support/payment/audited-shop.ts";

const shop = await auditedShop();
const { db, services, state, ordered, statusOf, places, checkNow, waitOver } = shop;

describe("coming back late", () => {
  test("a hold that ran out is never confirmed: nothing is charged, the cart is as it was", async () => {
    // What ran out is for sale again: each turn has the places of the one before.
    for (let turn = 0; turn < times(1, 20); turn += 1) {
      const placed = await ordered();
      const back = await shop.approveCard(placed);
      await waitOver(placed);
      expect((await confirmOrder(services, back)).status).toBe("EXPIRED");
      expect(await places()).toBe(0);
      await checkNow(placed);
      await reconcileOrders(services);
      expect(await statusOf(placed)).toBe("EXPIRED");
    }
  });

  test("money that was taken after all is honoured while everything is still available", async () => {
    const placed = await ordered();
    const back = await shop.approveCard(placed);
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
    expect(await statusOf(placed)).toBe("PAID");
    expect(await places()).toBe(2);
  });

  test("money for places sold to another buyer is refunded once, and the member is notified", async () => {
    for (let turn = 0; turn < times(2, 20); turn += 1) {
      const placed = await ordered({});
      const back = await shop.approveCard(placed);
      await waitOver(placed);
      await sweepHolds(services);
      await leavePlaces(db, state.round, 0);
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
      expect(await statusOf(placed)).toBe("RETURNED");
      const rows = await db.select().from(refunds).where(eq(refunds.orderId, placed.id));
      expect(rows).toMatchObject([{ kind: "return", status: "done", card: placed.total }]);
      await leavePlaces(db, state.round, 4);
    }
  });
});

describe("what is set aside", () => {
  test("points and coupon of an order that came to nothing are free again", async () => {
    for (let turn = 0; turn < times(1, 20); turn += 1) {
      const memberId = await shop.member();
      await db
        .insert(pointEntries)
        .values({ memberId, amount: 5_000, reason: "event", subject: `event:${memberId}` });
      const [coupon] = await db
        .execute(
          sql`insert into member_coupons (member_id, coupon_id) select ${memberId}::uuid, id from coupons where kind = 'fixed' and scope is null order by minimum_order limit 1 returning id`,
        )
        .then((result) => (result as { rows: { id: number }[] }).rows);
      const four = golf({ ...state.round, players: 4 });
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
    }
  });

  test("points may pay everything, without a card", async () => {
    const memberId = await shop.member();
    const { expectedTotal } = await shop.request([state.round]);
    await db
      .insert(pointEntries)
      .values({ memberId, amount: expectedTotal, reason: "event", subject: `event:${memberId}` });
    const { placed } = await shop.buy(memberId, [state.round], { points: expectedTotal });
    expect([placed.status, placed.total]).toEqual(["PAID", 0]);
  });

  test("the sum left to pay is nothing or enough for a card", async () => {
    const memberId = await shop.member();
    const { expectedTotal: all } = await shop.request([state.round]);
    await db
      .insert(pointEntries)
      .values({ memberId, amount: all, reason: "event", subject: `event:${memberId}` });
    await expect(shop.place(memberId, [state.round], { points: all - 99 })).rejects.toMatchObject({
      code: "points.leave_too_little",
    });
    const { outcome } = await shop.buy(memberId, [state.round], { points: all - 100 });
    expect(outcome).toMatchObject({ status: "PAID", total: 100 });
  });
});

describe("a price that changed", () => {
  test("before the order is named and charges nothing", async () => {
    for (let turn = 0; turn < times(1, 20); turn += 1) {
      const memberId = await shop.member();
      const request = await shop.request([state.round]);
      await raise(10_000);
      await expect(placeOrder(services, memberId, request)).rejects.toMatchObject({
        code: "order.price_changed",
        total: won(request.expectedTotal + 20_000),
      });
      expect(await places()).toBe(0);
    }
  });

  test("after the order does not change what was agreed", async () => {
    for (let turn = 0; turn < times(1, 20); turn += 1) {
      state.round = golf({ date: addDays(PLAY_DAY, turn), time: "13:12" });
      await leavePlaces(db, state.round, 4);
      const placed = await ordered();
      const back = await shop.approveCard(placed);
      await raise(10_000);
      expect(await confirmOrder(services, back)).toMatchObject({
        status: "PAID",
        total: placed.total,
      });
    }
  });

  async function raise(by: number): Promise<void> {
    await db
      .update(courseDays)
      .set({ greenFee: sql`${courseDays.greenFee} + ${by}` })
      .where(and(eq(courseDays.courseId, COURSE), eq(courseDays.day, state.round.date)));
  }
});

test.each(["100", "2147483648", "9999999999"])(
  "an address that names the amount %s instead charges nothing and changes nothing",
  async (amount) => {
    const placed = await ordered();
    const back = await shop.approveCard(placed);
    await expect(confirmOrder(services, { ...back, amount })).rejects.toMatchObject({
      code: "payment.mismatch",
    });
    expect(await statusOf(placed)).toBe("READY");
  },
);

test("the return page and a webhook at the same time make one paid order, notified once", async () => {
  for (let turn = 0; turn < times(3, 50); turn += 1) {
    const memberId = await shop.member();
    const placed = await shop.place(memberId, [
      { ...state.round, date: addDays(state.round.date, turn + 1), players: 1 },
    ]);
    const back = await shop.approveCard(placed);
    await checkNow(placed);
    await Promise.all([
      confirmOrder(services, back),
      reconcileOrders(services),
      confirmOrder(services, back),
    ]);
    await checkNow(placed);
    await reconcileOrders(services);
    expect(await statusOf(placed)).toBe("PAID");
    expect(await db.$count(reservations, eq(reservations.orderId, placed.id))).toBe(1);
    expect(
      await db.$count(outbox, and(eq(outbox.memberId, memberId), eq(outbox.channel, "email"))),
    ).toBe(1);
  }
});
