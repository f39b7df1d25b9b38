import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { orderEvents, orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, times } from "#tests/support/order/ordering.ts";
import { auditedShop } from "#tests/support/payment/audited-shop.ts";

const shop = await auditedShop();
const { db, services, toss, state, ordered, statusOf, places, checkNow, waitOver } = shop;

/** For each turn a tee time of its own, and a buyer who has approved a card for it. */
async function comeBackOn(day: number, time: string) {
  const round = { ...state.round, date: addDays(PLAY_DAY, day), time };
  await leavePlaces(db, round, 4);
  const placed = await shop.place(await shop.member(), [round]);
  return { placed, orderId: placed.paymentOrderId, back: await shop.approveCard(placed) };
}

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
    const placed = await shop.place(memberId, [state.round]);
    const back = await shop.approveCard(placed);
    await toss.fault({ kind: "code", code, on: "confirm", orderId: placed.paymentOrderId });
    expect(await confirmOrder(services, back)).toMatchObject({
      status: "FAILED",
      failureCode: code,
    });
    expect(await places()).toBe(0);
    const again = await shop.buy(memberId, [state.round]);
    expect(again.placed.paymentOrderId).not.toBe(placed.paymentOrderId);
    expect(again.outcome?.status).toBe("PAID");
  });
});

describe("an answer that we did not get", () => {
  test.each(["drop-before", "drop-after", "error-before", "error-after", "garbage", "rate-limit"])(
    "after %s the places stay, and the provider's answer settles it with one charge",
    async (kind) => {
      const placed = await ordered();
      const back = await shop.approveCard(placed);
      await toss.fault({ kind, on: "confirm", orderId: placed.paymentOrderId });
      expect((await confirmOrder(services, back)).status).toBe("UNKNOWN");
      await waitOver(placed);
      await sweepHolds(services);
      expect(await places()).toBe(2);
      await checkNow(placed);
      await reconcileOrders(services);
      expect(await statusOf(placed)).toBe("PAID");
      expect(await db.$count(reservations, eq(reservations.orderId, placed.id))).toBe(1);
    },
  );

  test("an unknown code is no refusal: the payment itself decides", async () => {
    for (let turn = 0; turn < times(1, 5); turn += 1) {
      const { placed, orderId, back } = await comeBackOn(turn, "10:24");
      await toss.fault({ kind: "code", on: "confirm", orderId });
      expect((await confirmOrder(services, back)).status).toBe("UNKNOWN");
      await checkNow(placed);
      await reconcileOrders(services);
      expect(await statusOf(placed)).toBe("PAID");
    }
  });

  test("a request that is still in progress is sent again under the same key", async () => {
    for (let turn = 0; turn < times(1, 20); turn += 1) {
      const { orderId, back } = await comeBackOn(turn, "11:12");
      await toss.fault({ kind: "in-progress", on: "confirm", orderId, times: 2 });
      const begun = performance.now();
      expect((await confirmOrder(services, back)).status).toBe("PAID");
      expect(performance.now() - begun).toBeLessThan(15_000);
    }
  });

  test.each(["wrong-order", "wrong-amount"])("%s is never taken for our answer", async (kind) => {
    const time = kind === "wrong-order" ? "12:00" : "12:48";
    for (let turn = 0; turn < times(1, 10); turn += 1) {
      const { placed, orderId, back } = await comeBackOn(turn, time);
      await toss.fault({ kind, on: "confirm", orderId });
      const { status } = await confirmOrder(services, back);
      if (status === "UNKNOWN") {
        await checkNow(placed);
        await reconcileOrders(services);
      }
      expect(await statusOf(placed)).toBe("PAID");
    }
  });

  test("a payment that the provider does not know is given up after a day, and not a minute before", async () => {
    const placed = await ordered();
    const back = await shop.approveCard(placed);
    await toss.fault({ kind: "drop-before", on: "confirm", orderId: placed.paymentOrderId });
    expect((await confirmOrder(services, back)).status).toBe("UNKNOWN");
    const payments = { ...toss.gateway, find: async () => ({ outcome: "missing" }) as const };
    const checkAfter = async (wait: string) => {
      const confirmingSince = sql`now() - ${wait}::interval`;
      await db.update(orders).set({ confirmingSince }).where(eq(orders.id, placed.id));
      await checkNow(placed);
      await reconcileOrders({ ...services, payments });
      return [await statusOf(placed), await places()];
    };
    expect(await checkAfter("1 minute")).toEqual(["UNKNOWN", 2]);
    expect(await checkAfter("23 hours 59 minutes")).toEqual(["UNKNOWN", 2]);
    expect(await checkAfter("24 hours 1 minute")).toEqual(["FAILED", 0]);
    const [failed] = await db.select().from(orders).where(eq(orders.id, placed.id));
    expect(failed?.failureCode).toBe("PAYMENT_MISSING");
  });

  test("an order whose process died before the request is taken up again, and charged once", async () => {
    const placed = await ordered();
    const back = await shop.approveCard(placed);
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
    expect(await statusOf(placed)).toBe("PAID");
  });
});
