import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays, stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { MOST_HOLDS } from "#app/features/checkout/purchase/release-earlier-holds.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { caddie, golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import { leavePlaces, outcomesOf, times } from "#tests/support/order/ordering.ts";
import { auditedShop } from "#tests/support/payment/audited-shop.ts";

const shop = await auditedShop();
const { db, services, toss, state, ordered, statusOf, places, waitOver, checkNow } = shop;

// S13
test(
  "one of two hundred members gets the one place that is left, and none waits for ever",
  async () => {
    for (let turn = 0; turn < times(1, 20); turn += 1) {
      const date = addDays(state.round.date, turn);
      const one = { ...state.round, date, time: "12:24", players: 1 };
      await leavePlaces(db, one, 1);
      const request = await shop.request([one]);
      const ids: string[] = [];
      for (let buyer = 0; buyer < times(40, 200); buyer += 1) ids.push(await shop.member());
      const { done, codes } = await outcomesOf(ids.map((id) => placeOrder(services, id, request)));
      expect(done).toBe(1);
      expect(["order.sold_out"]).toEqual(expect.arrayContaining(codes));
    }
  },
  times(120_000, 3_600_000),
);

// L02
test("a member who never pays holds three orders at most: the oldest is released, and is for sale again", async () => {
  const memberId = await shop.member();
  const tees = ["08:00", "08:24", "08:48", "09:12", "10:00", "10:24", "10:48", "11:12"];
  const rounds = tees.map((time) => golf({ ...state.round, time, players: 4 }));
  const requests = [];
  for (const round of rounds) {
    await leavePlaces(db, round, 4);
    requests.push(await shop.request([round]));
  }
  for (const request of requests) await placeOrder(services, memberId, request);
  const mine = await db
    .select({ status: orders.status, lines: orders.lines })
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .orderBy(orders.createdAt);
  const held = mine.map(({ status }) => status === "READY");
  expect(held).toEqual(tees.map((_, index) => index >= tees.length - MOST_HOLDS));
  const [first] = requests;
  if (!first) throw new Error("there was a first");
  expect((await placeOrder(services, await shop.member(), first)).status).toBe("READY");

  // Ordering concurrently must not get around the limit.
  const greedy = await shop.member();
  for (const round of rounds) await leavePlaces(db, { ...round, date: PLAY_DAY }, 4);
  const more = await Promise.all(
    rounds.map((round) => shop.request([{ ...round, date: PLAY_DAY }])),
  );
  await Promise.all(more.map((request) => placeOrder(services, greedy, request)));
  const ready = and(eq(orders.memberId, greedy), eq(orders.status, "READY"));
  expect(await db.$count(orders, ready)).toBe(MOST_HOLDS);
});

async function sellOut(need: StockNeed): Promise<void> {
  const { kind, productId, day, slot, capacity } = need;
  if (kind === "tee") return leavePlaces(db, golf({ ...state.round, date: day, time: slot }), 0);
  if (kind === "night") {
    const night = and(eq(roomNights.roomId, productId), eq(roomNights.night, day));
    const sold = { taken: sql`${roomNights.capacity}`, elsewhere: sql`${roomNights.capacity}` };
    await db.update(roomNights).set(sold).where(night);
    return;
  }
  const full = { capacity, taken: capacity, elsewhere: capacity };
  await db
    .insert(stockDays)
    .values({ kind, productId, day, slot, ...full })
    .onConflictDoUpdate({
      target: [stockDays.kind, stockDays.productId, stockDays.day, stockDays.slot],
      set: full,
    });
}

// S03
test.each([
  ["tee", 30],
  ["night", 37],
  ["caddy", 44],
  ["car", 51],
] as const)(
  "a trip whose %s is gone is not held at all, and the line is named",
  async (kind, later) => {
    // A Thursday of its own: the caddie works then.
    const date = addDays(PLAY_DAY, later);
    const round = golf({ ...state.round, date, callvan: "round_trip", cars: 1 });
    await leavePlaces(db, round, 4);
    const lines = [round, stay({ checkIn: date, checkOut: addDays(date, 2) }), caddie({ date })];
    const quote = await quoteCart(db, lines, services.now());
    expect(quote.issues.filter(({ level }) => level === "blocking")).toEqual([]);
    const request = await shop.request(lines);
    const parts = quote.lines.flatMap((line) => line.sellable.map((part) => ({ line, part })));
    const short = parts.find(({ part }) => part.needs.some((need) => need.kind === kind));
    const need = short?.part.needs.find((each) => each.kind === kind);
    if (!short || !need) throw new Error(`nothing needs a ${kind}`);
    await sellOut(need);

    const takes = await db.$count(stockTakes, isNull(stockTakes.releasedAt));
    const ids = await Promise.all(Array.from({ length: times(5, 50) }, () => shop.member()));
    const answers = await Promise.all(
      ids.map((id) => placeOrder(services, id, request).catch((cause) => cause)),
    );
    for (const refused of answers) {
      expect(refused).toMatchObject({
        code: "order.sold_out",
        lineKey: short.part.key,
      });
    }
    expect(await db.$count(stockTakes, isNull(stockTakes.releasedAt))).toBe(takes);
    expect(await db.$count(orders, inArray(orders.memberId, ids))).toBe(0);
  },
);

/** The turn's own tee time, without bookings yet. */
async function nextRound(days: number, time: string): Promise<void> {
  state.round = golf({ date: addDays(PLAY_DAY, days), time });
  await leavePlaces(db, state.round, 4);
}

// S07
test("no sweeper frees the places while the provider is slow", async () => {
  for (let turn = 0; turn < times(1, 20); turn += 1) {
    await nextRound(turn, "13:04");
    const placed = await ordered();
    const back = await shop.approveCard(placed);
    const orderId = placed.paymentOrderId;
    await toss.fault({ kind: "delay", on: "confirm", orderId, ms: 700 });
    const paying = confirmOrder(services, back);
    await expect.poll(() => statusOf(placed)).toBe("CONFIRMING");
    await waitOver(placed);
    await Promise.all([sweepHolds(services), sweepHolds(services)]);
    expect([await statusOf(placed), await places()]).toEqual(["CONFIRMING", 2]);
    expect((await paying).status).toBe("PAID");
    expect(await places()).toBe(2);
  }
});

// X09
test.each([-3_600_000, 3_600_000])(
  "a clock that is %i ms off frees nothing early, holds nothing late and charges as usual",
  async (jump) => {
    const off = { ...services, now: () => new Date(services.now().getTime() + jump) };
    await sweepHolds(services);
    for (let turn = 0; turn < times(1, 5); turn += 1) {
      await nextRound(turn, jump < 0 ? "12:40" : "12:48");
      const [held, lapsed] = [await ordered(), await ordered()];
      await waitOver(lapsed);
      expect(await sweepHolds(off)).toBe(1);
      expect(await Promise.all([held, lapsed].map(statusOf))).toEqual(["READY", "EXPIRED"]);
      expect(await places()).toBe(2);

      const back = await shop.approveCard(held);
      await toss.fault({ kind: "drop-after", on: "confirm", orderId: held.paymentOrderId });
      expect((await confirmOrder(off, back)).status).toBe("UNKNOWN");
      await waitOver(held);
      await sweepHolds(off);
      expect([await statusOf(held), await reconcileOrders(off)]).toEqual(["UNKNOWN", 0]);
      await checkNow(held);
      await reconcileOrders(off);
      expect([await statusOf(held), await places()]).toEqual(["PAID", 2]);
    }
  },
);
