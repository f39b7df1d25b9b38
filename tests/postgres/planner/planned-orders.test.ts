import { expect, test } from "vitest";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { lineTotal } from "#app/domain/order/line/line-facts.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { placeOrder } from "#app/features/checkout/purchase/place-order.server.ts";
import { planTrip } from "#app/features/planner/plan-trip.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { orderingShop, outcomesOf, times } from "#tests/support/order/ordering.ts";
import { generateWishes } from "#tools/bench/planner/generate-wishes.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;

const ORDERS = times(20, 200);
const SEED = 31;

test(`${ORDERS} plans are ordered at exactly the price shown, and the ledger is clean`, async () => {
  const at = { db, now: services.now(), today: shopDayOf(services.now()) };
  const { wishes } = await generateWishes(at, { count: Math.ceil(ORDERS * 1.5), seed: SEED });
  let ordered = 0;
  for (const { wish } of wishes) {
    if (ordered === ORDERS) break;
    const [plan] = (await planTrip(services, wish)).plans;
    if (!plan) continue;
    const request = await shop.request(plan.lines);
    expect(request.expectedTotal).toBe(plan.total);
    expect(plan.lines.reduce((sum, line) => sum + lineTotal(line), 0)).toBe(plan.total);
    const { placed, outcome } = await shop.buy(await shop.member(), plan.lines);
    expect(placed.total).toBe(plan.total);
    expect(outcome).toMatchObject({ status: "PAID" });
    ordered += 1;
  }
  expect(ordered).toBe(ORDERS);
  const { payments } = (await shop.toss.book()) as { payments: readonly { totalAmount: number }[] };
  expect(payments).toHaveLength(ORDERS);
  expect(await shop.audit()).toEqual([]);
}, 600_000);

test("of fifty who order the same plan at once as many get it as there are places, and the others are told", async () => {
  const wish: PlanWish = {
    golfers: 2,
    from: "2027-01-18",
    nights: 2,
    rounds: 1,
    regions: ["pattaya"],
    style: "value",
  };
  const [plan] = (await planTrip(services, wish)).plans;
  const round = plan?.lines.find((line) => line.kind === "golf");
  if (!plan || !round) throw new Error("there is a plan with a round");
  const { courseId, date: day, time: teeTime } = round;
  // Two parties of two fit.
  const places = { capacity: 4, taken: 0, elsewhere: 0 };
  await db
    .insert(teeTimes)
    .values({ courseId, day, teeTime, ...places })
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: places,
    });
  const request = await shop.request(plan.lines);
  expect(request.expectedTotal).toBe(plan.total);
  const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.member()));
  const { done, codes, refused } = await outcomesOf(
    buyers.map((id) => placeOrder(services, id, request)),
  );
  expect({ done, refused }).toEqual({ done: 2, refused: 48 });
  expect(codes).toEqual(["order.sold_out"]);
  expect(await shop.audit()).toEqual([]);
});
