import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { PlanFigure } from "#app/domain/planner/plan-figure.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { listCart } from "#app/features/checkout/cart/cart-queries.server.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listPlanFigures } from "../desk/plan-figures.server.ts";
import { planTrip } from "../plan-trip.server.ts";
import { planToCart } from "./plan-to-cart.server.ts";

addAllMessages();
const demo = demoMemberId("demo");
const WISH = { from: "2027-01-11", nights: 3, regions: ["pattaya"], golfers: 2 } satisfies PlanWish;

const RIDE = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: "2027-02-11",
  people: 2,
  time: "14:00",
  price: won(84_000),
} satisfies CartLine;

async function figure(db: Database, name: PlanFigure) {
  const day = shopDayOf(TEST_NOW);
  const all = await listPlanFigures(db, day, day);
  return all.find((each) => each.figure === name)?.count;
}

async function planned() {
  const db = await oneTestDatabase("demo");
  const services = testServices(db);
  const old = await listCart(db, demo);
  await changeCart(db, demo, { remove: old.map(lineKey) });
  const [plan] = (await planTrip(services, WISH)).plans;
  if (!plan) throw new Error("no plan");
  const { lines, total } = plan;
  const put = (others?: "keep" | readonly string[], memberId: string | undefined = demo) =>
    planToCart(services, memberId, { wish: WISH, lines, total, others });
  const cart = () => listCart(db, demo);
  return { db, plan, put, cart };
}

test("all lines of a plan are in the empty cart, which costs exactly its total", async () => {
  const { db, plan, put, cart } = await planned();
  expect(await put()).toEqual({ kind: "done", count: plan.lines.length });
  const lines = await cart();
  expect(new Set(lines.map(lineKey))).toEqual(new Set(plan.lines.map(lineKey)));
  expect((await quoteCart(db, lines, TEST_NOW, demo)).total).toBe(plan.total);
  // A second tap changes nothing, asks nothing and is not counted again.
  expect(await put()).toEqual({ kind: "done", count: plan.lines.length });
  expect(await figure(db, "in_cart")).toBe(1);
});

test("two taps at the same moment replace the cart once", async () => {
  const { db, plan, put, cart } = await planned();
  await changeCart(db, demo, { put: [RIDE] });
  const answers = await Promise.all([put([lineKey(RIDE)]), put([lineKey(RIDE)])]);
  expect(answers).toEqual(Array(2).fill({ kind: "done", count: plan.lines.length }));
  expect((await cart()).map(lineKey)).not.toContain(lineKey(RIDE));
  expect(await figure(db, "in_cart")).toBe(1);
});

test("a visitor is sent to the login only for what can still be had", async () => {
  const { db, plan } = await planned();
  const services = testServices(db);
  const { lines, total } = plan;
  const asked = { wish: WISH, lines, total };
  expect(await planToCart(services, undefined, asked)).toEqual({ kind: "login" });
  const dearer = { ...asked, total: won(total + 1) };
  expect(await planToCart(services, undefined, dearer)).toMatchObject({ kind: "price", total });
});

test("what is in the cart already is asked about, then kept or replaced", async () => {
  const { db, plan, put, cart } = await planned();
  await changeCart(db, demo, { put: [RIDE] });
  expect(await put()).toEqual({ kind: "asks", there: [RIDE], canKeep: true });
  expect(await cart()).toEqual([RIDE]);
  expect(await put("keep")).toEqual({ kind: "done", count: plan.lines.length + 1 });
  expect((await cart()).map(lineKey)).toContain(lineKey(RIDE));
  expect(await put([lineKey(RIDE)])).toEqual({ kind: "done", count: plan.lines.length });
  expect((await cart()).map(lineKey)).not.toContain(lineKey(RIDE));
});

test("a line that came after the question is asked about too", async () => {
  const { db, put, cart } = await planned();
  const later: CartLine = { ...RIDE, date: "2027-02-12" };
  await changeCart(db, demo, { put: [RIDE, later] });
  expect(await put([lineKey(RIDE)])).toEqual({ kind: "asks", there: [RIDE, later], canKeep: true });
  expect(await cart()).toHaveLength(2);
});

test("another choice in the place of a planned line cannot be kept", async () => {
  const { db, plan, put, cart } = await planned();
  const [stay] = linesOf(plan.lines, "hotel");
  if (!stay) throw new Error("no stay");
  const other = { ...stay, adults: 1 };
  await changeCart(db, demo, { put: [other] });
  expect(await put("keep")).toEqual({ kind: "asks", there: [other], canKeep: false });
  expect(await cart()).toEqual([other]);
  expect(await put([lineKey(other)])).toEqual({ kind: "done", count: plan.lines.length });
  expect(linesOf(await cart(), "hotel")).toMatchObject([{ adults: 2 }]);
});

test("what was sold meanwhile is named, nothing is put in, and the nearest plan is there", async () => {
  const { db, plan, put, cart } = await planned();
  const [round] = linesOf(plan.lines, "golf");
  if (!round) throw new Error("no round");
  const row = { courseId: round.courseId, day: round.date, teeTime: round.time };
  await db
    .insert(teeTimes)
    .values({ ...row, capacity: 4, taken: 4 })
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { capacity: 4, taken: 4 },
    });
  const answer = await put();
  const { courseId, date, time } = round;
  expect(answer).toMatchObject({ kind: "sold", line: { courseId, date, time } });
  expect(await cart()).toEqual([]);
  const next = answer.kind === "sold" ? answer.plan : undefined;
  expect(next?.lines.map(lineKey)).not.toContain(lineKey(round));
});

test("a total that was not shown is not put in", async () => {
  const { plan, cart, db } = await planned();
  const { lines, total } = plan;
  const asked = { wish: WISH, lines, total: won(total - 1) };
  const answer = await planToCart(testServices(db), demo, asked);
  expect(answer).toMatchObject({ kind: "price", total });
  expect(await cart()).toEqual([]);
});
