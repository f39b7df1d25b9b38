import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { CONFIRM_MINUTES } from "#app/domain/order/hold.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { withCircuit } from "#app/integrations/payment/circuit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, outcomesOf, times } from "#tests/support/order/ordering.ts";
import { auditedShop } from "#tests/support/payment/audited-shop.ts";

const shop = await auditedShop();
const { db, services, toss, state, ordered, statusOf, places, checkNow } = shop;

/** The provider behind a wire that can be cut, and the clock of its circuit. */
function cuttable() {
  const wire = { isCut: false, at: 0, calls: 0 };
  const through: typeof fetch = (input, init) => {
    wire.calls += 1;
    return wire.isCut ? Promise.reject(new TypeError("fetch failed")) : fetch(input, init);
  };
  const payments = withCircuit(toss.gatewayWith({ fetch: through }), () => wire.at);
  return { wire, cut: { ...services, payments } satisfies Services };
}

const GONE_MS = 5 * 60_000;
/** Just after the circuit lets one try through again. */
const REOPENS_MS = 21_000;

async function standing(paymentOrderId: string) {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.paymentOrderId, paymentOrderId));
  return order?.status;
}

async function roundOf(index: number, time: string) {
  const round = { ...state.round, date: addDays(PLAY_DAY, index), time, players: 1 };
  await leavePlaces(db, round, 4);
  return round;
}

// X04
test("while the provider is away no new buyer is led to pay, none is charged, and all end paid when it is back", async () => {
  for (let turn = 0; turn < times(1, 3); turn += 1) {
    state.round = golf({ date: addDays(PLAY_DAY, turn), time: "13:12" });
    await leavePlaces(db, state.round, 4);
    const { wire, cut } = cuttable();
    const backs = [];
    for (let index = 0; index < 6; index += 1) {
      const round = await roundOf(10 * turn + index, "08:48");
      backs.push(await shop.approveCard(await shop.place(await shop.member(), [round])));
    }
    wire.isCut = true;
    for (const back of backs) expect((await confirmOrder(cut, back)).status).toBe("UNKNOWN");
    const request = await shop.request([state.round]);
    const memberId = await shop.member();
    const calls = wire.calls;
    await expect(placeOrder(cut, memberId, request)).rejects.toMatchObject({
      code: "payment.unavailable",
      status: 503,
    });
    expect(await db.$count(orders, eq(orders.memberId, memberId))).toBe(0);
    expect([await places(), wire.calls]).toEqual([0, calls]);
    // Quoting calls no provider.
    expect((await quoteCart(db, [state.round], services.now())).total).toBe(request.expectedTotal);

    // Five minutes of it: each probe finds the provider away, and opens the circuit again.
    for (; wire.at < GONE_MS; wire.at += REOPENS_MS) {
      await db.update(orders).set({ checkAt: sql`now()` }).where(eq(orders.status, "UNKNOWN"));
      await reconcileOrders(cut);
      await expect(placeOrder(cut, memberId, request)).rejects.toMatchObject({ status: 503 });
      for (const { paymentOrderId } of backs) {
        expect(await standing(paymentOrderId)).toBe("UNKNOWN");
      }
    }

    // Half open: one may try again, and the places of those before are still theirs.
    expect((await placeOrder(cut, memberId, request)).status).toBe("READY");
    wire.isCut = false;
    await db.update(orders).set({ checkAt: sql`now()` }).where(eq(orders.status, "UNKNOWN"));
    for (let tries = 0; tries < 3; tries += 1) await reconcileOrders(cut);
    for (const back of backs) expect((await confirmOrder(cut, back)).status).toBe("PAID");
  }
});

test("a provider that was away too long has forgotten the card: nothing is charged and the places are free", async () => {
  // Released places are for sale again: each turn has the places of the one before.
  for (let turn = 0; turn < times(1, 10); turn += 1) {
    const { wire, cut } = cuttable();
    const placed = await ordered();
    const back = await shop.approveCard(placed);
    wire.isCut = true;
    expect((await confirmOrder(cut, back)).status).toBe("UNKNOWN");
    await db
      .update(orders)
      .set({ confirmingSince: sql`now() - make_interval(mins => ${CONFIRM_MINUTES + 1})` })
      .where(eq(orders.id, placed.id));
    await checkNow(placed);
    await reconcileOrders(cut);
    expect([await statusOf(placed), await places()]).toEqual(["UNKNOWN", 2]);
    wire.isCut = false;
    await checkNow(placed);
    await reconcileOrders(cut);
    expect([await statusOf(placed), await places()]).toEqual(["FAILED", 0]);
  }
});

test("waiting for a silent provider does not block the database", async () => {
  let answer = () => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { gateway } = toss;
  const silent: Services = {
    ...services,
    payments: {
      ...gateway,
      confirm: async (order) => {
        await silence;
        return gateway.confirm(order);
      },
    },
  };
  // More than the pool has connections.
  const waiting = times(25, 60);
  const backs = [];
  for (let index = 0; index < waiting; index += 1) {
    const round = await roundOf(index, "10:48");
    backs.push(await shop.approveCard(await shop.place(await shop.member(), [round])));
  }
  const paying = backs.map((back) => confirmOrder(silent, back));
  const isConfirming = eq(orders.status, "CONFIRMING");
  await expect.poll(() => db.$count(orders, isConfirming)).toBe(waiting);
  expect((await shop.buy(await shop.member(), [state.round])).outcome?.status).toBe("PAID");
  answer();
  const outcomes = await Promise.all(paying);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["PAID"]));
});

// P12
test("two cards approved for one order, both returning at once, charge one of them", async () => {
  for (let turn = 0; turn < times(3, 30); turn += 1) {
    const round = await roundOf(30 + turn, "11:12");
    const placed = await shop.place(await shop.member(), [round]);
    const [one, other] = [await shop.approveCard(placed), await shop.approveCard(placed)];
    expect(one.paymentKey).not.toBe(other.paymentKey);
    const { done, codes } = await outcomesOf([
      confirmOrder(services, one),
      confirmOrder(services, other),
    ]);
    expect([done, codes]).toEqual([1, ["payment.mismatch"]]);
    const { payments } = (await toss.book()) as { payments: { orderId: string; status: string }[] };
    const charged = payments.filter(
      ({ orderId, status }) => orderId === placed.paymentOrderId && status === "DONE",
    );
    expect(charged).toHaveLength(1);
    expect(await statusOf(placed)).toBe("PAID");
  }
});
