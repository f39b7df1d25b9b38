import { expect, test } from "vitest";
import {
  candidatesOf,
  carIn,
  courseOf,
  hotelOf,
  MONDAY,
  roundOf,
  stayOf,
  TODAY,
  transferOf,
  WEIGHTS,
} from "#tests/support/planner/plan-samples.ts";
import { lineKey } from "../../order/line/line-facts.ts";
import { carKey } from "../plan-candidates.ts";
import type { PlanWish } from "../plan-wish.ts";
import { choiceOfLines } from "./kept-trip.ts";
import { planOf } from "./plan-of.ts";
import { solvePlans } from "./solve-plans.ts";
import { swapsOf } from "./swaps.ts";

const TUESDAY = "2027-01-12";
const WEDNESDAY = "2027-01-13";
const van = { regionId: "pattaya", price: 40_000 };

function roundsAt(course: string, price: number, time = "08:00") {
  return [TUESDAY, WEDNESDAY].map((day) =>
    roundOf({ course, day: day as typeof MONDAY, time, price, van }),
  );
}

const candidates = candidatesOf({
  courses: [
    courseOf("near", roundsAt("near", 200_000)),
    courseOf("dear", roundsAt("dear", 300_000, "09:30"), { tipBaht: 500 }),
    courseOf("cheap", roundsAt("cheap", 150_000)),
  ],
  hotels: [
    hotelOf("beach", { near: 20, dear: 30, cheap: 60 }, [stayOf("beach", MONDAY, 2, 180_000)]),
    hotelOf("palace", { near: 40, dear: 30, cheap: 60 }, [stayOf("palace", MONDAY, 2, 500_000)], {
      stars: 5,
    }),
  ],
  transfers: [
    transferOf({ way: "there", day: MONDAY, flight: "20:00" }),
    transferOf({ way: "back", day: WEDNESDAY, flight: "23:00" }),
  ],
  carsLeft: Object.fromEntries(
    ([MONDAY, TUESDAY, WEDNESDAY] as const).map((day) => [carKey(carIn("pattaya", day)), 2]),
  ),
});
const wish: PlanWish = { from: MONDAY, nights: 2, golfers: 2, style: "value" };
const input = { wish, today: TODAY, candidates, weights: WEIGHTS, isOut: () => false };

function cheapest() {
  const [solved] = solvePlans(input);
  if (!solved) throw new Error("no plan");
  return solved;
}

test("a day runs from pick-up to free time, each part with a reason made of facts", () => {
  const plan = planOf(cheapest(), wish, candidates);
  const day = plan.days.find(({ items }) => items.some(({ line }) => line?.includes(":near:")));
  expect(day?.driveMinutes).toBe(40);
  expect(day?.items.map(({ kind, starts, ends }) => `${kind} ${starts} ${ends}`)).toEqual(
    expect.arrayContaining(["ride 06:40 07:00", "round 08:00 12:30", "ride 12:30 12:50"]),
  );
  const round = day?.items.find(({ kind }) => kind === "round");
  expect(round?.reason).toEqual({ code: "round_cheaper", values: { course: "dear", won: 50_000 } });
});

test.each([
  [undefined, "ride_own"],
  ["airport", "ride_none"],
  ["none", "ride_none"],
] as const)("where no van comes, with rides %s, the reason is %s", (rides, code) => {
  const courses = candidates.courses.map(({ rounds, ...course }) => ({
    ...course,
    rounds: rounds.map(({ van: _, ...round }) => round),
  }));
  const own = { ...input, candidates: { ...candidates, courses }, wish: { ...wish, rides } };
  const [solved] = solvePlans(own);
  if (!solved) throw new Error("no plan");
  const { days } = planOf(solved, own.wish, own.candidates);
  const codes = days.flatMap(({ items }) => items.map(({ reason }) => reason.code));
  expect(new Set(codes.filter((each) => /^ride_(own|none)$/.test(each)))).toEqual(new Set([code]));
});

test("a plan says what it costs a person and what tips to bring", () => {
  const { total, perPerson, cashBaht, days } = planOf(cheapest(), wish, candidates);
  expect(total).toBe(180_000 + 200_000 + 150_000 + 2 * 40_000 + 2 * 90_000);
  expect(perPerson).toBe(total / 2);
  expect(cashBaht).toBe(800);
  expect(days.map(({ date }) => date)).toEqual([MONDAY, TUESDAY, WEDNESDAY]);
});

test("the first day has the ride from the airport and the stay, the last the ride back", () => {
  const { days } = planOf(cheapest(), wish, candidates);
  expect(days[0]?.items.map(({ kind, starts }) => [kind, starts])).toEqual([
    ["ride", "21:00"],
    ["stay", "22:30"],
  ]);
  expect(days[2]?.items.at(-1)).toMatchObject({ kind: "ride", starts: "19:30", ends: "21:00" });
});

test("the lines of a plan make the same plan again, and unknown lines make none", () => {
  const { choice } = cheapest();
  expect(choiceOfLines(input, choice.lines)?.choice).toEqual(choice);
  const other = choice.lines.map((line) =>
    line.kind === "golf" ? { ...line, time: "05:00" } : line,
  );
  expect(choiceOfLines(input, other)).toBeUndefined();
});

test("a course is swapped for another with its difference and what moves", () => {
  const { choice } = cheapest();
  const cheap = choice.lines.find((line) => line.kind === "golf" && line.courseId === "cheap");
  if (!cheap) throw new Error("no round");
  const [swap, ...more] = swapsOf(input, choice.lines, cheap);
  expect(more).toEqual([]);
  expect(swap?.replaced).toMatchObject({ courseId: "dear", time: "09:30" });
  expect(swap?.difference).toBe(150_000);
  expect(swap?.moved.map(({ code }) => code)).toEqual(["moved_pick_up", "moved_tip"]);
});

test("a hotel is swapped while the rounds stay", () => {
  const { choice } = cheapest();
  const [swap] = swapsOf(input, choice.lines, choice.stay.line);
  expect(swap?.replaced).toMatchObject({ kind: "hotel", hotelId: "palace" });
  expect(swap?.difference).toBe(320_000);
  const roundsOf = (lines: typeof choice.lines) =>
    lines.filter(({ kind }) => kind === "golf").map(lineKey);
  expect(roundsOf(swap?.solved.choice.lines ?? [])).toEqual(roundsOf(choice.lines));
});
