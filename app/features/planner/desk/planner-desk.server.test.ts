import { expect, test } from "vitest";
import { planFigures } from "#app/db/schema/planner-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { recordPlanFigure, recordUnreadWords } from "./plan-figures.server.ts";
import { findPlannerDesk } from "./planner-desk-queries.server.ts";

const db = await testDatabase("empty");

test("the desk sees thirty days of questions, answers, carts and words", async () => {
  const idle = { asked: 0, solved: 0, conflicts: 0, inCart: 0, bought: 0, busy: 0, waiting: 0 };
  expect(await findPlannerDesk(db, TEST_NOW)).toEqual({ ...idle, averageMs: null, words: [] });
  await db.insert(planFigures).values([
    { day: "2026-10-16", figure: "asked", count: 100 },
    { day: "2026-10-17", figure: "asked", count: 7 },
  ]);
  await recordPlanFigure(db, "asked", TEST_NOW);
  await recordPlanFigure(db, "solved", TEST_NOW);
  await recordPlanFigure(db, "conflict", TEST_NOW);
  await recordPlanFigure(db, "solve_ms", TEST_NOW, 700);
  await recordPlanFigure(db, "solve_ms", TEST_NOW, 300);
  await recordPlanFigure(db, "in_cart", TEST_NOW);
  await recordPlanFigure(db, "busy", TEST_NOW);
  await recordUnreadWords(db, ["온천"], TEST_NOW);
  expect(await findPlannerDesk(db, TEST_NOW)).toEqual({
    ...{ asked: 8, solved: 1, conflicts: 1, inCart: 1, bought: 0, busy: 1, waiting: 0 },
    averageMs: 500,
    words: [{ text: "온천", count: 1 }],
  });
});

test("a sum of milliseconds stops at what its column can hold", async () => {
  await recordPlanFigure(db, "solve_ms", TEST_NOW, 2_147_483_647);
  await recordPlanFigure(db, "solve_ms", TEST_NOW, 5);
  const { averageMs } = await findPlannerDesk(db, TEST_NOW);
  expect(averageMs).toBe(1_073_741_824);
});
