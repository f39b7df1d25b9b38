import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { COURSE, golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import {
  leavePlaces,
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

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

/** How many of these orders are still held, by the clock of the database. */
const heldOf = (ids: readonly string[]) =>
  db.$count(orders, and(inArray(orders.id, [...ids]), gt(orders.holdUntil, sql`now()`)));

test("a hold that expired before the buyer returned is never charged", async () => {
  const holdSeconds = times(1, 2);
  const hasty = await orderingShop(db, { holdSeconds });
  for (let turn = 0; turn < times(2, 50); turn += 1) {
    const round = golf({ date: addDays(PLAY_DAY, turn), time: "13:12", players: 4 });
    await leavePlaces(db, round, 4);
    const a = await hasty.place(await hasty.member(), [round]);
    const back = await hasty.approveCard(a);
    await expect.poll(() => heldOf([a.id])).toBe(0);
    await sweepHolds(services);
    expect((await shop.buy(await shop.member(), [round])).outcome?.status).toBe("PAID");
    expect((await confirmOrder(hasty.services, back)).status).toBe("EXPIRED");
    const book = await hasty.toss.book();
    expect(JSON.stringify(book)).not.toContain('"DONE"');
  }
});

test("two tabs with the same cart end in one paid order", async () => {
  for (let turn = 0; turn < times(2, 50); turn += 1) {
    const round = golf({ date: addDays(PLAY_DAY, turn), time: "13:20" });
    const memberId = await shop.member();
    await leavePlaces(db, round, 4);
    const first = await shop.place(memberId, [round]);
    const second = await shop.place(memberId, [round]);
    const backs = [await shop.approveCard(first), await shop.approveCard(second)];
    const outcomes = await Promise.all(backs.map((back) => confirmOrder(services, back)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["EXPIRED", "PAID"]);
    const [tee] = await db
      .select({ taken: teeTimes.taken })
      .from(teeTimes)
      .where(
        and(
          eq(teeTimes.courseId, COURSE),
          eq(teeTimes.day, round.date),
          eq(teeTimes.teeTime, round.time),
        ),
      );
    expect(tee?.taken).toBe(2);
  }
});

test("a payment belongs to the order it first returned with, and to no other", async () => {
  for (let turn = 0; turn < times(2, 30); turn += 1) {
    const round = golf({ date: addDays(PLAY_DAY, turn), time: "13:04" });
    const [a, b] = [await shop.member(), await shop.member()];
    await leavePlaces(db, round, 4);
    const [first, second] = [await shop.place(a, [round]), await shop.place(b, [round])];
    const back = await shop.approveCard(first);
    const stolen = { ...back, paymentOrderId: second.paymentOrderId };
    const both = turn % 2 === 0 ? [back, stolen] : [stolen, back];
    const { done, codes } = await outcomesOf(both.map((each) => confirmOrder(services, each)));
    const rows = await db
      .select({ key: orders.paymentKey })
      .from(orders)
      .where(eq(orders.paymentKey, back.paymentKey));
    expect(rows).toHaveLength(1);
    expect([done, codes]).toEqual([1, ["payment.mismatch"]]);
  }
});

test("when many holds run out at once, several sweepers give every place back exactly once", async () => {
  const hasty = await orderingShop(db, { holdSeconds: 1 });
  const days = Array.from({ length: times(20, 100) }, (_, index) => addDays(PLAY_DAY, index % 80));
  const placed: string[] = [];
  for (const [index, day] of days.entries()) {
    const wish = golf({ date: day, time: index < 80 ? "12:24" : "12:48", players: 1 });
    placed.push((await hasty.place(await hasty.member(), [wish])).id);
  }
  await expect.poll(() => heldOf(placed)).toBe(0);
  await Promise.all([1, 2, 3].map(() => sweepHolds(services)));
  expect(
    await db.$count(orders, and(eq(orders.status, "READY"), sql`${orders.holdUntil} <= now()`)),
  ).toBe(0);
  const left = await db
    .select({ taken: teeTimes.taken, elsewhere: teeTimes.elsewhere })
    .from(teeTimes)
    .where(eq(teeTimes.teeTime, "12:24"));
  expect(left.every(({ taken, elsewhere }) => taken === elsewhere)).toBe(true);
});
