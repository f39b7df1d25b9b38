import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bigCase } from "#tests/support/planner/big-case.ts";
import { MONDAY, TODAY, WEIGHTS } from "#tests/support/planner/plan-samples.ts";
import { smallCase } from "#tests/support/planner/small-case.ts";
import { leastValue } from "#tests/support/planner/try-everything.ts";
import { sumWon } from "../../common/money.ts";
import { lineTotal } from "../../order/line/line-facts.ts";
import type { PlanCandidates } from "../plan-candidates.ts";
import type { PlanWish } from "../plan-wish.ts";
import { completeWish } from "./complete-wish.ts";
import { searchPlan } from "./search/plan-search.ts";
import { solvePlans } from "./solve-plans.ts";

const never = () => false;

function solve(wish: PlanWish, candidates: PlanCandidates, isOut = never) {
  return solvePlans({ wish, today: TODAY, candidates, weights: WEIGHTS, isOut });
}

test("finds the same value as trying everything", () => {
  let solved = 0;
  fc.assert(
    fc.property(fc.nat(5000), (seed) => {
      const { wish, candidates } = smallCase(seed);
      const [plan] = solve(wish, candidates);
      solved += Number(plan !== undefined);
      expect(plan?.value).toBe(leastValue({ wish, candidates }));
      expect(plan?.proven ?? true).toBe(true);
    }),
    { numRuns: 600, seed: 1 },
  );
  expect(solved).toBeGreaterThan(40);
});

test("the lines of a plan cost its total, and its bound is its value", () => {
  for (let seed = 0; seed < 20; seed++) {
    const { wish, candidates } = smallCase(seed);
    for (const { choice, value, bound } of solve(wish, candidates)) {
      expect(sumWon(choice.lines.map(lineTotal))).toBe(choice.total);
      expect(bound).toBe(value);
    }
  }
});

test("each plan has at least two products that no earlier one has", () => {
  let pairs = 0;
  for (let seed = 0; seed < 30; seed++) {
    const { wish, candidates } = smallCase(seed);
    const products = solve(wish, candidates).map(
      ({ choice }) =>
        new Set([choice.stay.hotelId, ...choice.rounds.map(({ round }) => round.courseId)]),
    );
    products.forEach((own, index) => {
      for (const before of products.slice(0, index)) {
        pairs++;
        const fresh = [...own].filter((id) => !before.has(id));
        expect(fresh.length).toBeGreaterThanOrEqual(2);
      }
    });
  }
  expect(pairs).toBeGreaterThan(2);
});

test("the same candidates in another order give the same plans", () => {
  for (let seed = 0; seed < 20; seed++) {
    const { wish, candidates } = smallCase(seed);
    const { courses, hotels, transfers, caddies } = candidates;
    const turned = {
      ...candidates,
      courses: courses.map((each) => ({ ...each, rounds: each.rounds.toReversed() })).toReversed(),
      hotels: hotels.map((each) => ({ ...each, stays: each.stays.toReversed() })).toReversed(),
      transfers: transfers.toReversed(),
      caddies: caddies.toReversed(),
    };
    expect(solve(wish, turned)).toEqual(solve(wish, candidates));
  }
});

describe("in a shop as large as it gets", () => {
  const candidates = bigCase(1);
  const from = { earliest: MONDAY, latest: "2027-02-10" } as const;
  const search = (more: Partial<PlanWish>, isOut = never) => {
    const wish = completeWish({ from, nights: 4, golfers: 4, ...more }, TODAY);
    const starts = [
      ...new Set(candidates.hotels.flatMap(({ stays }) => stays.map((s) => s.checkIn))),
    ];
    const task = { wish, starts, nights: 4, rounds: wish.rounds };
    return searchPlan(task, wish.style, { candidates, weights: WEIGHTS, isOut });
  };

  test.each<[string, Partial<PlanWish>, number]>([
    ["balanced", {}, 500],
    ["quality", { style: "quality" }, 500],
    ["value", { style: "value" }, 500],
    ["near", { style: "near" }, 2000],
    ["quality within a tight budget", { style: "quality", budget: 600_000 }, 3000],
    ["near within a tight budget", { style: "near", budget: 600_000 }, 3000],
    ["two courses that must be played", { must: ["course-03", "course-13"] }, 500],
    ["two rounds a day", { holesPerDay: 36 }, 1500],
  ])("proves %s by few nodes", (_title, more, most) => {
    const { found, proven, nodes } = search(more);
    expect(found).toBeDefined();
    expect(proven).toBe(true);
    expect(nodes).toBeLessThan(most);
  });

  test("says when the time was over before the best was proved", () => {
    const wish = { style: "near", budget: 600_000 } as const;
    const whole = search(wish);
    const { found, proven, bound } = search(wish, () => true);
    expect(proven).toBe(false);
    expect(bound).toBeLessThanOrEqual(whole.found?.value ?? 0);
    expect(found?.value ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(bound);
  });
});
