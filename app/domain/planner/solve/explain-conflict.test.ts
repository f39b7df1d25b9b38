import { expect, test } from "vitest";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { bigCase } from "#tests/support/planner/big-case.ts";
import {
  candidatesOf,
  courseOf,
  hotelOf,
  MONDAY,
  roundOf,
  stayOf,
  TODAY,
  WEIGHTS,
} from "#tests/support/planner/plan-samples.ts";
import { smallCase } from "#tests/support/planner/small-case.ts";
import { leastValue } from "#tests/support/planner/try-everything.ts";
import type { HotelCandidate } from "../plan-candidates.ts";
import type { Repair } from "../plan-types.ts";
import type { PlanWish } from "../plan-wish.ts";
import { partsOf, withoutPart } from "./conflict/conflict-parts.ts";
import { anyPlan } from "./conflict/feasible-plan.ts";
import { explainAnyDay, explainConflict } from "./explain-conflict.ts";
import type { SolveInput } from "./solve-input.ts";
import { solvePlans } from "./solve-plans.ts";

function repaired(wish: PlanWish, repair: Repair): PlanWish {
  const changed = "change" in repair ? { ...wish, ...repair.change } : wish;
  return "drop" in repair ? withoutPart(changed, repair.drop) : changed;
}

function subsetsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, index) => (bits >> index) % 2 === 1),
  );
}

const impossible = Array.from({ length: 120 }, (_, seed) => ({ seed, ...smallCase(seed) })).filter(
  (each) => leastValue(each) === undefined,
);

test("each true subset of a conflict can be satisfied, the whole cannot", () => {
  let found = 0;
  for (const { wish, candidates } of impossible) {
    const input: SolveInput = {
      wish,
      today: TODAY,
      candidates,
      weights: WEIGHTS,
      isOut: () => false,
    };
    const parts = partsOf(wish);
    const { wishes } = explainConflict(input);
    const isPossible = (kept: readonly string[]) =>
      anyPlan(
        input,
        parts.filter((part) => !kept.includes(part)),
      ) !== undefined;
    if (!isPossible([])) continue;
    found++;
    expect(isPossible(wishes)).toBe(false);
    for (const subset of subsetsOf(wishes).filter((set) => set.length < wishes.length)) {
      expect([subset, isPossible(subset)]).toEqual([subset, true]);
    }
  }
  expect(found).toBeGreaterThan(10);
});

test("after each repair trying everything finds a plan, at the price that the repair names", () => {
  let found = 0;
  for (const { wish, candidates } of impossible) {
    const input: SolveInput = {
      wish,
      today: TODAY,
      candidates,
      weights: WEIGHTS,
      isOut: () => false,
    };
    for (const repair of explainConflict(input).repairs) {
      found++;
      const next = { ...repaired(wish, repair), style: "value" as const };
      const [plan] = solvePlans({ ...input, wish: next });
      expect([repair, plan?.value]).toEqual([repair, leastValueOf(next, candidates)]);
      expect(repair.perPerson).toBe(Math.ceil((plan?.value ?? 0) / wish.golfers));
    }
  }
  expect(found).toBeGreaterThan(10);
});

function leastValueOf(wish: PlanWish, candidates: SolveInput["candidates"]) {
  const flights = { arrival: { time: "07:00" }, departure: { time: "20:00" }, rounds: 1 };
  const isSame = wish.arrival?.time === "07:00" && wish.departure?.time === "20:00" && wish.rounds;
  const [plan] = solvePlans({
    ...{ wish: { ...flights, ...wish }, today: TODAY, candidates, weights: WEIGHTS },
    isOut: () => false,
  });
  return isSame ? leastValue({ wish, candidates }) : plan?.value;
}

const WHOLE = bigCase(1);
/** A hotel in each region. */
const SHOP = { ...WHOLE, hotels: WHOLE.hotels.slice(0, 5) };
const from = { earliest: "2027-01-20", latest: "2027-01-21" } as const;

test.each<[string, Partial<PlanWish>, readonly string[]]>([
  ["a budget that nothing meets", { budget: 300_000 }, ["budget"]],
  ["more rounds than days", { rounds: 6 }, ["rounds"]],
  ["two wishes that fail by themselves", { driveMinutes: 15, budget: 400_000 }, ["budget"]],
])("explains %s and offers two ways out", (_title, more, wishes) => {
  const wish: PlanWish = { from, nights: 4, golfers: 4, ...more };
  const input = { wish, today: TODAY, candidates: SHOP, weights: WEIGHTS, isOut: () => false };
  const conflict = explainConflict(input);
  expect(conflict.wishes).toEqual(wishes);
  expect(conflict.repairs.length).toBeGreaterThanOrEqual(2);
  for (const repair of conflict.repairs) {
    expect(solvePlans({ ...input, wish: repaired(wish, repair) })).not.toEqual([]);
  }
});

test("names the first day where there is nothing else to give up", () => {
  const wish: PlanWish = { golfers: 2 };
  const candidates = { ...SHOP, hotels: [] };
  const input = { wish, today: TODAY, candidates, weights: WEIGHTS, isOut: () => false };
  expect(explainConflict(input)).toEqual({ wishes: ["from"], repairs: [] });
});

test("what is explained without other first days holds on those days, too", () => {
  let found = 0;
  for (const { wish: asked, candidates } of impossible) {
    const wish = {
      ...asked,
      from: MONDAY,
      must: ["a", "b", "c"].slice(0, (asked.nights ?? 3) + 1),
    };
    const input: SolveInput = {
      ...{ wish, today: TODAY, candidates, weights: WEIGHTS },
      isOut: () => false,
    };
    const onMonday = { ...candidates, hotels: candidates.hotels.map(staysOnMonday) };
    const parts = partsOf(wish);
    const { wishes } = explainAnyDay({ ...input, candidates: onMonday }) ?? {};
    if (!wishes) continue;
    found++;
    const without = (part: string) =>
      parts.filter((each) => each === part || !wishes.includes(each));
    expect(wishes).not.toContain("from");
    expect(anyPlan(input, without(""))).toBeUndefined();
    for (const part of wishes) expect(anyPlan(input, without(part))).toBeDefined();
  }
  expect(found).toBeGreaterThan(3);
});

function staysOnMonday(hotel: HotelCandidate): HotelCandidate {
  return { ...hotel, stays: hotel.stays.filter(({ checkIn }) => checkIn === MONDAY) };
}

test("a wish that only its first days forbid is not explained without other days", () => {
  const stay = stayOf("x", addDays(MONDAY, 1), 1, 1_000);
  const round = roundOf({ course: "a", day: addDays(MONDAY, 1), time: "08:00", price: 1_000 });
  const candidates = candidatesOf({
    courses: [courseOf("a", [round])],
    hotels: [hotelOf("x", { a: 20 }, [stay])],
  });
  const wish: PlanWish = { golfers: 2, from: MONDAY, nights: 1, rounds: 1, rides: "none" };
  const input = { wish, today: TODAY, candidates, weights: WEIGHTS, isOut: () => false };
  expect(explainAnyDay(input)).toBeUndefined();
});
