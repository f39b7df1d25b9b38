import { expect, test } from "vitest";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { planTrip } from "#app/features/planner/plan-trip.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { orderingShop, times } from "#tests/support/order/ordering.ts";
import { figuresOf } from "#tools/bench/planner/bench-run.ts";
import { checkPlan } from "#tools/bench/planner/check-plan.ts";
import { generateWishes } from "#tools/bench/planner/generate-wishes.ts";
import { takeSnapshot } from "#tools/bench/planner/shop-snapshot.ts";
import { FEWEST, MOST } from "#tools/bench/planner/wish-around.ts";

const db = await testDatabase("demo");
const { services } = await orderingShop(db);
const at = { db, now: services.now(), today: shopDayOf(services.now()) };

test("wishes are answered with valid plans, or with a conflict where nothing can be had", async () => {
  const { wishes, snapshot } = await generateWishes(at, { count: times(6, 48), seed: 7 });
  expect(wishes.filter(({ impossible }) => impossible)).toHaveLength(times(1, 8));
  const bench = { services, snapshot, mip: undefined, hold: true, asksBack: false };
  for (const wish of wishes) {
    expect(wish.constraints).toBeGreaterThanOrEqual(FEWEST);
    expect(wish.constraints).toBeLessThanOrEqual(MOST);
    const figures = await figuresOf(wish, bench);
    expect(figures.broken, JSON.stringify(wish)).toEqual([]);
    expect(figures.held).toBe(wish.impossible ? "not tried" : "held");
  }
}, 300_000);

const WISH: PlanWish = {
  ...{ golfers: 2, from: "2027-01-18", nights: 2, rounds: 2, regions: ["pattaya"] },
  ...{ rides: "all", style: "value" },
};
const snapshot = await takeSnapshot(db, "2027-01-10", "2027-01-31");
const [plan] = (await planTrip(services, WISH)).plans;
if (!plan) throw new Error("there is a plan");
const quote = await quoteCart(db, plan.lines, at.now);

function broken(change: Partial<Plan>, wish: Partial<PlanWish> = {}): string[] {
  const checked = { plan: { ...plan, ...change } as Plan, wish: { ...WISH, ...wish } };
  return checkPlan({ ...checked, shop: snapshot, today: at.today, quote });
}

/** The lines with every round changed. */
function rounds(change: (round: LineOf<"golf">, index: number) => Partial<LineOf<"golf">>) {
  let index = 0;
  const lines = plan?.lines.map((line) =>
    line.kind === "golf" ? { ...line, ...change(line, index++) } : line,
  );
  return { lines: lines ?? [] };
}

const [first, second] = linesOf(plan.lines, "golf");
const without = (kind: string) => ({ lines: plan.lines.filter((line) => line.kind !== kind) });

test("the checker finds nothing wrong with a plan as it is", () => {
  expect(broken({})).toEqual([]);
});

test.each<[string, () => string[], string]>([
  ["a won too little", () => broken({ total: won(plan.total - 1) }), "price: the lines are"],
  ["a wrong share", () => broken({ perPerson: won(1) }), "price: 1 instead of"],
  ["a budget below it", () => broken({}, { budget: plan.perPerson - 1 }), "budget: "],
  ["a wrong value", () => broken({ optimum: { ...plan.optimum, value: 1 } }), "optimum: 1 instead"],
  ["other tips", () => broken({ cashBaht: plan.cashBaht + 1 }), "cash: "],
  ["no stay", () => broken(without("hotel")), "stay: there is not exactly one"],
  ["another first day", () => broken({}, { from: "2027-01-19" }), "from: it begins on"],
  ["another night", () => broken({}, { nights: 3 }), "nights: 2"],
  ["more stars", () => broken({}, { hotel: { stars: 6 } }), "hotel.stars: "],
  ["another region", () => broken({}, { regions: ["phuket"] }), "regions: pattaya"],
  ["a refused course", () => broken({}, { avoid: [first?.courseId ?? ""] }), "avoid: "],
  ["a wanted course", () => broken({}, { must: ["th-nikanti"] }), "must: th-nikanti"],
  ["a third round", () => broken({}, { rounds: 3 }), "rounds: 2 instead of 3"],
  [
    "a round after the trip",
    () => broken(rounds(() => ({ date: "2027-01-21" }))),
    "is not in the trip",
  ],
  [
    "rounds at once",
    () => broken(rounds(() => ({ date: second?.date, time: "08:00" }))),
    "are too close",
  ],
  ["a course twice", () => broken(rounds(() => ({ courseId: first?.courseId }))), "a course twice"],
  ["a golfer left out", () => broken(rounds(() => ({ players: 1 }))), "flights: not all play"],
  ["a round in the dark", () => broken(rounds(() => ({ time: "16:30" }))), "ends in the dark"],
  ["a later hour", () => broken({}, { teeTime: { earliest: "15:00" } }), "teeTime: too early"],
  ["an earlier hour", () => broken({}, { teeTime: { latest: "05:00" } }), "teeTime: too late"],
  ["a shorter drive", () => broken({}, { driveMinutes: 1 }), "drives: "],
  ["no transfers", () => broken(without("callvan")), "rides: 0 transfers there"],
  ["no vans", () => broken(rounds(() => ({ callvan: "none" }))), "rides: no van to"],
  ["an unwished van", () => broken({}, { rides: "airport" }), "rides: a van to"],
  [
    "a late landing",
    () => broken({}, { arrival: { time: "23:00" } }),
    "rides: the transfer there leaves",
  ],
  ["no caddie", () => broken({}, { caddies: ["cad-002"] }), "caddies: cad-002 is out 0 times"],
])("the checker names what is wrong with %s", (_, check, said) => {
  expect(check().join("\n")).toContain(said);
});

test("the same seed makes the same wishes, another one others", async () => {
  const made = async (seed: number) => (await generateWishes(at, { count: 4, seed })).wishes;
  const first = await made(1);
  expect(await made(1)).toEqual(first);
  expect(await made(2)).not.toEqual(first);
});
