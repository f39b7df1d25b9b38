import { and, eq, isNull, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pointBalances, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import {
  type OrderRequest,
  placeOrder,
} from "#app/features/checkout/purchase/place-order.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { giveCoupon } from "#tests/support/order/coupons.ts";
import { golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
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

// Singles may play here, on every day of these tests.
await openCourse(db, { singles: true });

/** Late ones fail at the write; even later ones at the check before. */
const TOO_LATE = ["order.sold_out"];

let slot = 0;
/** A tee time that no other test has touched. */
let round = golf();
beforeEach(async () => {
  slot += 1;
  round = golf({ date: addDays(PLAY_DAY, slot), time: "09:36" });
});
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

const places = async () => {
  const [row] = await db
    .select({ taken: teeTimes.taken, elsewhere: teeTimes.elsewhere })
    .from(teeTimes)
    .where(
      and(
        eq(teeTimes.courseId, round.courseId),
        eq(teeTimes.day, round.date),
        eq(teeTimes.teeTime, round.time),
      ),
    );
  return (row?.taken ?? 0) - (row?.elsewhere ?? 0);
};

test("two hundred members buy the one place that is left: one has it, one is charged", async () => {
  const one = { ...round, players: 1 };
  await leavePlaces(db, one, 1);
  const buyers = 200;
  const request = await shop.request([one]);
  const ids = await Promise.all(Array.from({ length: buyers }, () => shop.member()));
  const placed = await Promise.allSettled(ids.map((id) => placeOrder(services, id, request)));
  const sold = placed.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const lost = placed.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));

  expect(sold).toHaveLength(1);
  expect(TOO_LATE).toEqual(expect.arrayContaining([...new Set(lost)]));
  const [order] = sold;
  if (!order) throw new Error("somebody was first");
  const back = await shop.approveCard(order);
  const outcomes = await Promise.all([1, 2, 3].map(() => confirmOrder(services, back)));
  expect(outcomes.some(({ status }) => status === "PAID")).toBe(true);
  expect(await places()).toBe(1);
  expect(await db.$count(reservations, eq(reservations.orderId, order.id))).toBe(1);
});

test("one of two parties of two gets three places", async () => {
  for (let turn = 0; turn < times(10, 100); turn += 1) {
    const time = turn < 60 ? "09:36" : "11:44";
    round = golf({ date: addDays(PLAY_DAY, 20 + (turn % 60)), time });
    await leavePlaces(db, round, 3);
    const [a, b] = await Promise.all([shop.member(), shop.member()]);
    const request = await shop.request([round]);
    const { done, codes } = await outcomesOf([
      placeOrder(services, a, request),
      placeOrder(services, b, request),
    ]);
    expect(done).toBe(1);
    expect(TOO_LATE).toEqual(expect.arrayContaining(codes));
  }
});

test("no night is sold above its rooms by overlapping stays, and a stay is held whole or not at all", async () => {
  for (let turn = 0; turn < times(1, 20); turn += 1) {
    const first = addDays(PLAY_DAY, 30 + 7 * Math.floor(turn / 3));
    const roomId = `ht-amari-pattaya-room-${1 + (turn % 3)}`;
    const stays = [0, 1, 2, 3, 4].map((later) => {
      const checkIn = addDays(first, later);
      return stay({ roomId, checkIn, checkOut: addDays(checkIn, 3) });
    });
    await leaveRooms(db, stay({ roomId, checkIn: first }), { rooms: 5, nights: 7 });
    const requests: OrderRequest[] = [];
    for (const wish of stays) requests.push(await shop.request([wish]));
    const wishes = Array.from({ length: times(30, 100) }, () => Math.floor(Math.random() * 5));
    const members = await Promise.all(wishes.map(() => shop.member()));
    const answers = await Promise.all(
      members.map((id, index) => {
        const request = requests[wishes[index] ?? 0];
        if (!request) throw new Error("five kinds of stay");
        return placeOrder(services, id, request).then(
          () => "held",
          (cause) => cause.code ?? String(cause),
        );
      }),
    );
    expect(["held", ...TOO_LATE]).toEqual(expect.arrayContaining([...new Set(answers)]));
    const nights = await db
      .select({ night: roomNights.night, taken: roomNights.taken, capacity: roomNights.capacity })
      .from(roomNights)
      .where(
        and(
          eq(roomNights.roomId, roomId),
          sql`${roomNights.night} between ${first} and ${addDays(first, 6)}`,
        ),
      )
      .orderBy(roomNights.night);
    expect(nights).toHaveLength(7);
    const takes = await db
      .select({
        night: stockTakes.day,
        rooms: sql<number>`sum(${stockTakes.quantity})`.mapWith(Number),
      })
      .from(stockTakes)
      .where(and(eq(stockTakes.productId, roomId), isNull(stockTakes.releasedAt)))
      .groupBy(stockTakes.day);
    for (const [index, { night, taken, capacity }] of nights.entries()) {
      expect(taken).toBeLessThanOrEqual(capacity);
      expect(takes.find((take) => take.night === night)?.rooms ?? 0).toBe(taken);
      const held = wishes.filter(
        (wish, at) => answers[at] === "held" && wish <= index && index < wish + 3,
      );
      expect(held).toHaveLength(taken);
    }
    // No stay was refused that was available.
    for (const [at, wish] of wishes.entries()) {
      if (answers[at] === "held") continue;
      const asked = nights.slice(wish, wish + 3);
      expect(asked.some(({ taken, capacity }) => taken === capacity)).toBe(true);
    }
  }
});

test("one round that a member orders in many tabs at once is held once, and no tab is refused", async () => {
  for (let turn = 0; turn < times(3, 30); turn += 1) {
    round = golf({ date: addDays(PLAY_DAY, 60 + turn), time: "10:24" });
    await leavePlaces(db, round, 4);
    const memberId = await shop.member();
    const request = await shop.request([round]);
    const tabs = Array.from({ length: 6 }, () => placeOrder(services, memberId, request));
    expect(await outcomesOf(tabs)).toMatchObject({ done: 6, refused: 0 });
    const ready = and(eq(orders.memberId, memberId), eq(orders.status, "READY"));
    expect(await db.$count(orders, ready)).toBe(1);
    expect(await places()).toBe(2);
  }
});

test("points are spent once, however many orders want them at the same time", async () => {
  const memberId = await shop.member();
  await db
    .insert(pointEntries)
    .values({ memberId, amount: 10_000, reason: "event", subject: "event:race" });
  const wishes = Array.from({ length: times(15, 50) }, (_, index) =>
    golf({ date: addDays(PLAY_DAY, 40 + index), time: "11:36", players: 1 }),
  );
  const requests: OrderRequest[] = [];
  for (const wish of wishes) {
    await leavePlaces(db, wish, 4);
    requests.push(await shop.request([wish], { points: 10_000, memberId }));
  }
  const balance = async () => {
    const [points] = await db
      .select({ balance: pointBalances.balance })
      .from(pointBalances)
      .where(eq(pointBalances.memberId, memberId));
    return points?.balance;
  };
  for (let turn = 0; turn < times(1, 30); turn += 1) {
    const { done, codes } = await outcomesOf(
      requests.map((request) => placeOrder(services, memberId, request)),
    );
    expect([done, codes]).toEqual([1, ["points.too_many"]]);
    expect(await balance()).toBe(0);
    // The winner never pays: the points are there again for the next turn.
    await db.update(orders).set({ holdUntil: sql`now()` }).where(eq(orders.memberId, memberId));
    await sweepHolds(services);
    expect(await balance()).toBe(10_000);
  }
});

test("one coupon pays into one order, however many want it at the same time", async () => {
  const memberId = await shop.member();
  const memberCouponId = await giveCoupon(db, memberId);
  const requests: OrderRequest[] = [];
  for (let index = 0; index < times(15, 50); index += 1) {
    const wish = golf({ date: addDays(PLAY_DAY, 40 + index), time: "11:12", players: 1 });
    requests.push(await shop.request([wish], { memberCouponId, memberId }));
  }
  const { done, codes } = await outcomesOf(
    requests.map((request) => placeOrder(services, memberId, request)),
  );
  expect([done, codes]).toEqual([1, ["coupon.used"]]);
});
