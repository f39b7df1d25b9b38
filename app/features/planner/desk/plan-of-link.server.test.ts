import { expect, test } from "vitest";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { searchOfTrip } from "#app/domain/planner/trip-address.ts";
import { plansPath } from "#app/domain/planner/wish-address.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { planTrip } from "../plan-trip.server.ts";
import { planOfLink } from "./plan-of-link.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const WISH = { from: "2027-01-11", nights: 2, regions: ["pattaya"], golfers: 2 } satisfies PlanWish;

test("a link of a planned trip gives the lines of an order", async () => {
  const { plans } = await planTrip(services, WISH);
  const [, second] = plans;
  if (!second) throw new Error("one plan only");
  const styled = plansPath(WISH, new URLSearchParams({ plan: second.style }));
  for (const link of [styled, ` https://palmtee.example/en${styled} `]) {
    const found = await planOfLink(services, link);
    expect(found).toEqual({ kind: "lines", lines: second.lines, isOther: false });
  }
  const exact = plansPath(WISH, searchOfTrip(second.lines));
  const found = await planOfLink(services, exact);
  expect(found.kind === "lines" && found.lines.map(lineKey).toSorted()).toEqual(
    second.lines.map(lineKey).toSorted(),
  );
});

test("of a trip that was sold meanwhile the nearest is taken, and said to be another", async () => {
  const [plan] = (await planTrip(services, WISH)).plans;
  const [round] = linesOf(plan?.lines ?? [], "golf");
  if (!plan || !round) throw new Error("no plan");
  const row = { courseId: round.courseId, day: round.date, teeTime: round.time };
  await db
    .insert(teeTimes)
    .values({ ...row, capacity: 4, taken: 4 })
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { capacity: 4, taken: 4 },
    });
  const found = await planOfLink(services, plansPath(WISH, searchOfTrip(plan.lines)));
  expect(found).toMatchObject({ kind: "lines", isOther: true });
  const keys = found.kind === "lines" ? found.lines.map(lineKey) : [];
  expect(keys).not.toContain(lineKey(round));
});

test.each([
  ["another page", "https://palmtee.example/course/th-siam-old"],
  ["no link", "a trip to Pattaya"],
  ["no text", ""],
  ["a link that is too long", `/ai/plans?golfers=2&must=${"x".repeat(4_000)}`],
])("%s is not the link of a trip", async (_, link) => {
  expect(await planOfLink(services, link)).toEqual({ kind: "wrong" });
});
