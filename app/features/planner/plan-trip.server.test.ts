import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isBlocked } from "#app/domain/order/check/validate-order.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { listPlanFigures } from "./desk/plan-figures.server.ts";
import { type PlanServices, planOfLines, planTrip, swapTrip } from "./plan-trip.server.ts";

addAllMessages();

const WISH = {
  ...{ from: "2027-01-11", nights: 3, regions: ["pattaya"], golfers: 4 },
} satisfies PlanWish;

/** The services with every question to the solver counted, and every logged error. */
async function counted(seconds = 0) {
  const db = await oneTestDatabase("demo");
  const services = testServices(db);
  const asked: string[] = [];
  const errors: string[] = [];
  const watched: PlanServices = {
    ...services,
    now: () => new Date(TEST_NOW.getTime() + seconds * 1_000),
    log: { ...services.log, error: (_, message) => errors.push(message) },
    solver: {
      ask: (question) => {
        asked.push(question.kind);
        return services.solver.ask(question);
      },
    },
  };
  return { db, services: watched, asked, errors };
}

/** What was counted on the day of the test. */
async function figuresOf(db: Database) {
  const rows = await listPlanFigures(db, "2026-11-15", "2026-11-15");
  return Object.fromEntries(rows.map(({ figure, count }) => [figure, count]));
}

test("plans are ordered as they are shown, and each costs what it says", async () => {
  const { db, services, errors } = await counted();
  const { plans, conflict } = await planTrip(services, WISH);
  expect(conflict).toBeUndefined();
  expect(plans.length).toBeGreaterThan(0);
  expect(plans[0]?.style).toBe("balanced");
  for (const { lines, total, perPerson, optimum } of plans) {
    const quote = await quoteCart(db, lines, TEST_NOW);
    expect([quote.total, isBlocked(quote.issues)]).toEqual([total, false]);
    expect(perPerson).toBe(Math.ceil(total / 4));
    expect(optimum.proven).toBe(true);
  }
  expect(errors).toEqual([]);
});

test("twelve who ask the same at once are answered by one search, and so is a thirteenth within the minute", async () => {
  const { db, services, asked } = await counted();
  const answers = await Promise.all(Array.from({ length: 12 }, () => planTrip(services, WISH)));
  expect(new Set(answers).size).toBe(1);
  const reordered: PlanWish = { golfers: 4, regions: ["pattaya"], nights: 3, from: "2027-01-11" };
  expect(await planTrip(services, reordered)).toBe(answers[0]);
  expect(asked).toEqual(["plans"]);
  expect(await figuresOf(db)).toEqual({ asked: 13, solved: 1, solve_ms: expect.any(Number) });
});

test("what was sold within the minute is not answered from memory", async () => {
  const { db, services, asked } = await counted();
  const [before] = (await planTrip(services, WISH)).plans;
  const [round] = linesOf(before?.lines ?? [], "golf");
  if (!before || !round) throw new Error("no plan");
  await db
    .insert(teeTimes)
    .values({
      courseId: round.courseId,
      day: round.date,
      teeTime: round.time,
      capacity: 4,
      taken: 4,
    })
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { taken: sql`${teeTimes.capacity}` },
    });
  const { plans } = await planTrip(services, WISH);
  expect(asked).toEqual(["plans", "plans"]);
  const times = plans.flatMap(({ lines }) => linesOf(lines, "golf"));
  expect(
    times.filter(
      (line) =>
        line.courseId === round.courseId && line.date === round.date && line.time === round.time,
    ),
  ).toEqual([]);
});

test("where no trip is possible the wishes that collide are named, with changes that help", async () => {
  const { services, asked } = await counted();
  const { plans, conflict } = await planTrip(services, { ...WISH, budget: 1_000 });
  expect(plans).toEqual([]);
  expect(conflict?.wishes).toEqual(["budget"]);
  expect(conflict?.repairs.length).toBeGreaterThan(0);
  expect(asked).toEqual(["plans", "conflict"]);
});

test("a solver that is busy is told as such, and counted", async () => {
  const { db, services } = await counted();
  const busy = { ...services, solver: { ask: async () => ({ refused: "planner.busy" }) as const } };
  await expect(planTrip(busy, WISH)).rejects.toThrow(new AppError("planner.busy"));
  expect(await figuresOf(db)).toEqual({ asked: 1, busy: 1 });
});

test("the lines of a plan are that plan again, while each part can be had", async () => {
  const { db, services } = await counted();
  const [plan] = (await planTrip(services, WISH)).plans;
  if (!plan) throw new Error("no plan");
  const again = await planOfLines(services, WISH, plan.lines);
  expect(again).toMatchObject({ lines: plan.lines, total: plan.total, days: plan.days });
  expect(again?.optimum.proven).toBe(false);
  const [round] = linesOf(plan.lines, "golf");
  if (!round) throw new Error("no round");
  const at = and(eq(teeTimes.courseId, round.courseId), eq(teeTimes.day, round.date));
  await db.delete(teeTimes).where(at);
  const row = { courseId: round.courseId, day: round.date, teeTime: round.time };
  await db.insert(teeTimes).values({ ...row, capacity: 4, taken: 4 });
  expect(await planOfLines(services, WISH, plan.lines)).toBeUndefined();
});

test("a swap is a whole plan without the line that was swapped, at the difference it says", async () => {
  const { db, services } = await counted();
  const [plan] = (await planTrip(services, WISH)).plans;
  const [round] = linesOf(plan?.lines ?? [], "golf");
  if (!plan || !round) throw new Error("no plan");
  const { swaps } = await swapTrip(services, { wish: WISH, keep: plan.lines, instead: round });
  expect(swaps.length).toBeGreaterThan(0);
  for (const swap of swaps) {
    expect(swap.plan.lines).not.toContainEqual(round);
    expect(swap.plan.lines).toContainEqual(swap.line);
    expect(swap.difference).toBe(swap.plan.total - plan.total);
    expect((await quoteCart(db, swap.plan.lines, TEST_NOW)).total).toBe(swap.plan.total);
  }
});
