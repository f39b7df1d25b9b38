import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import {
  type OrderRequest,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import { MOST_HOLDS } from "#app/features/checkout/purchase/release-earlier-holds.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { buyerToLock } from "#app/features/order/record/lock-buyer.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { someoneWaitsForLock, whileHeld } from "#tests/support/lock-wait.ts";
import { giveCoupon } from "#tests/support/order/coupons.ts";
import { COURSE, caddie, golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import {
  leavePlaces,
  leaveRooms,
  openCourse,
  orderingShop,
  outcomesOf,
  times,
} from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;

await openCourse(db, { singles: true });

let turn = 0;
/** The one place that is left of a tee time, which no other test has touched. */
let last = golf();
beforeEach(async () => {
  turn += 1;
  last = golf({ date: addDays(PLAY_DAY, turn), time: "09:36", players: 1 });
  await leavePlaces(db, last, 1);
});
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

async function statusOf(id: string) {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
  return order?.status;
}

function readyOf(memberId: string): Promise<number> {
  return db.$count(orders, and(eq(orders.memberId, memberId), eq(orders.status, "READY")));
}

async function givePoints(memberId: string, amount: number): Promise<void> {
  await db
    .insert(pointEntries)
    .values({ memberId, amount, reason: "event", subject: "event:again" });
}

test("a holder of the last place who presses pay again keeps it while fifty others press pay", async () => {
  const request = await shop.request([last]);
  const [holder, ...others] = await Promise.all(Array.from({ length: 51 }, () => shop.member()));
  if (!holder) throw new Error("somebody holds it");
  const first = await placeOrder(services, holder, request);
  let isOver = false;
  const pressing = others.map(async (id) => {
    const answers = [];
    do answers.push(await placeOrder(services, id, request).catch((cause) => cause));
    while (!isOver);
    return answers;
  });
  const held = [first.id];
  try {
    for (let press = 0; press < times(10, 100); press += 1) {
      held.push((await placeOrder(services, holder, request)).id);
    }
  } finally {
    isOver = true;
  }
  const answers = (await Promise.all(pressing)).flat();
  expect(new Set(answers.map(({ code, status }) => `${status} ${code}`))).toEqual(
    new Set(["409 order.sold_out"]),
  );
  expect(await Promise.all(held.slice(-2).map(statusOf))).toEqual(["EXPIRED", "READY"]);
  expect(await readyOf(holder)).toBe(1);
});

test("a buyer who presses pay again has the last place until the next order has it, however long that waits", async () => {
  const holder = await shop.member();
  const rival = await shop.member();
  const request = await shop.request([last]);
  const first = await placeOrder(services, holder, request);
  const again = await whileHeld(
    db,
    // The first thing that the transaction of an order locks: everything before it is done by then.
    (tx) => buyerToLock(tx, holder),
    () => placeOrder(services, holder, request),
    async () => {
      expect(await statusOf(first.id)).toBe("READY");
      const taken = placeOrder(services, rival, request);
      await expect(taken).rejects.toMatchObject({ code: "order.sold_out" });
    },
  );
  expect(again).toMatchObject({ status: "fulfilled", value: { status: "READY" } });
  expect(await statusOf(first.id)).toBe("EXPIRED");
});

const REFUSALS: Record<string, () => Partial<OrderRequest>> = {
  "order.price_changed": () => ({ expectedTotal: won(1) }),
  "points.too_many": () => ({ points: 10_001 }),
  "coupon.unknown": () => ({ memberCouponId: 999_999_999 }),
  "traveller.missing": () => ({ travellers: {} }),
};

test.each(Object.entries(REFUSALS))(
  "a buyer who presses pay again and is refused with %s still holds the place, and pays it with the first order",
  async (code, wrong) => {
    const memberId = await shop.member();
    await givePoints(memberId, 10_000);
    const request = await shop.request([last], { memberId, points: 4_000 });
    const first = await placeOrder(services, memberId, request);
    const again = placeOrder(services, memberId, { ...request, ...wrong() });
    await expect(again).rejects.toMatchObject({ code });
    expect(await statusOf(first.id)).toBe("READY");
    const other = placeOrder(services, await shop.member(), await shop.request([last]));
    await expect(other).rejects.toMatchObject({ code: "order.sold_out" });
    const outcome = await confirmOrder(services, await shop.approveCard(first));
    expect(outcome.status).toBe("PAID");
  },
);

test("a buyer who presses pay again while payments are down still holds the place", async () => {
  const memberId = await shop.member();
  const request = await shop.request([last]);
  const first = await placeOrder(services, memberId, request);
  const away = { ...services, payments: undefined };
  const again = placeOrder(away, memberId, request);
  await expect(again).rejects.toMatchObject({ code: "payment.unavailable" });
  expect(await statusOf(first.id)).toBe("READY");
});

test("a fourth order that is refused leaves the oldest of the three its places", async () => {
  const memberId = await shop.member();
  const held: string[] = [];
  for (let more = 0; more < MOST_HOLDS; more += 1) {
    const round = golf({ date: last.date, time: ["11:12", "12:24", "13:04"][more] ?? "" });
    await leavePlaces(db, round, 4);
    held.push((await shop.place(memberId, [round])).id);
  }
  const request = await shop.request([last]);
  const refused = placeOrder(services, memberId, { ...request, expectedTotal: won(1) });
  await expect(refused).rejects.toMatchObject({ code: "order.price_changed" });
  expect(await Promise.all(held.map(statusOf))).toEqual(["READY", "READY", "READY"]);
  await placeOrder(services, memberId, request);
  expect(await Promise.all(held.map(statusOf))).toEqual(["EXPIRED", "READY", "READY"]);
});

test("coupon and points of the order that is replaced pay into the one that replaces it, in however many tabs", async () => {
  const memberId = await shop.member();
  await givePoints(memberId, 10_000);
  const memberCouponId = await giveCoupon(db, memberId);
  const request = await shop.request([last], { memberId, points: 10_000, memberCouponId });
  for (let again = 0; again < times(3, 30); again += 1) {
    const tabs = Array.from({ length: 6 }, () => placeOrder(services, memberId, request));
    expect(await outcomesOf(tabs)).toEqual({ done: 6, codes: [], refused: 0 });
    expect(await readyOf(memberId)).toBe(1);
  }
  const [points] = await db
    .select({ balance: pointBalances.balance })
    .from(pointBalances)
    .where(eq(pointBalances.memberId, memberId));
  expect(points?.balance).toBe(0);
  const one = { ...last, time: "12:24" };
  await leavePlaces(db, one, 4);
  const elsewhere = await shop.request([one]);
  const second = (wanted: Partial<OrderRequest>) =>
    placeOrder(services, memberId, { ...elsewhere, ...wanted });
  // What was spent on other held lines is not free.
  await expect(second({ points: 1 })).rejects.toMatchObject({ code: "points.too_many" });
  await expect(second({ memberCouponId })).rejects.toMatchObject({ code: "coupon.used" });
});

test("an expired hold that is not swept yet is not sold out for its buyer", async () => {
  const memberId = await shop.member();
  const request = await shop.request([last]);
  const { id } = await placeOrder(services, memberId, request);
  await db
    .update(orders)
    .set({ holdUntil: sql`now() - interval '1 second'` })
    .where(eq(orders.id, id));
  expect((await quoteCart(db, [last], services.now(), memberId)).issues).toEqual([]);
  expect((await placeOrder(services, memberId, request)).status).toBe("READY");
  expect(await statusOf(id)).toBe("EXPIRED");
});

test("a trip of only last places is held again whole", async () => {
  // A Thursday: the caddie works then.
  const date = addDays(PLAY_DAY, 44);
  const round = golf({ date, callvan: "round_trip", cars: 1 });
  const nights = stay({ checkIn: date, checkOut: addDays(date, 2) });
  await leavePlaces(db, round, 2);
  await leaveRooms(db, nights, { rooms: 1, nights: 2 });
  const memberId = await shop.member();
  const request = await shop.request([round, nights, caddie({ date })]);
  await placeOrder(services, memberId, request);
  await db.update(stockDays).set({ capacity: sql`taken` }).where(eq(stockDays.day, date));
  expect((await placeOrder(services, memberId, request)).status).toBe("READY");
  expect(await readyOf(memberId)).toBe(1);
});

test("a buyer who swaps a round for the same one with a night waits for the night's lock first", async () => {
  const checkIn = addDays(PLAY_DAY, 50);
  const night = stay({ checkIn, checkOut: addDays(checkIn, 1) });
  await leaveRooms(db, night, { rooms: 5, nights: 1 });
  const memberId = await shop.member();
  const request = await shop.request([last, night]);
  await shop.place(memberId, [last]);
  let ordering: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select from room_nights where room_id = ${night.roomId} and night = ${checkIn} for update`,
    );
    ordering = placeOrder(services, memberId, request);
    await someoneWaitsForLock(db);
    // Had the order locked the tee time already, each would wait for the other.
    await tx.execute(
      sql`select from tee_times where course_id = ${COURSE} and day = ${last.date} and tee_time = ${last.time} for update nowait`,
    );
  });
  await expect(ordering).resolves.toMatchObject({ status: "READY" });
});
