import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { DEFAULT_WEIGHTS } from "#app/domain/planner/default-weights.ts";
import { MAX_UNREAD_WORDS } from "#app/domain/planner/plan-figure.ts";
import { WEIGHTS_FORM } from "#app/domain/planner/plan-weights-form.ts";
import { saveRecord } from "#app/features/desk/record/save-record.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { loadPlanWeights, WEIGHTS_ID } from "../plan-weights-queries.server.ts";
import {
  listPlanFigures,
  listUnreadWords,
  recordPlanFigure,
  recordUnreadWords,
} from "./plan-figures.server.ts";
import { WEIGHTS } from "./weights-type.server.ts";

const db = await testDatabase("demo");

test("figures are counted by the day in Seoul, also of many at once", async () => {
  const lastHour = new Date("2026-11-15T14:59:59Z");
  await Promise.all(Array.from({ length: 9 }, () => recordPlanFigure(db, "asked", lastHour)));
  await recordPlanFigure(db, "asked", new Date("2026-11-15T15:00:00Z"));
  expect(await listPlanFigures(db, "2026-11-15", "2026-11-15")).toEqual([
    { day: "2026-11-15", figure: "asked", count: 9 },
  ]);
  expect(await listPlanFigures(db, "2026-11-16", "2026-11-20")).toHaveLength(1);
});

test("words that were not understood are counted, without numbers and addresses of people", async () => {
  await recordUnreadWords(db, ["온천", " 온천 ", "010-12345678", "a@b.kr", ""], TEST_NOW);
  await recordUnreadWords(db, ["온천", "Spa"], TEST_NOW);
  expect((await listUnreadWords(db)).map(({ words, count }) => [words, count])).toEqual([
    ["온천", 2],
    ["spa", 1],
  ]);
});

test("as many words are kept as there may be, the most frequent ones", async () => {
  const words = Array.from({ length: MAX_UNREAD_WORDS + 20 }, (_, index) => `word ${index}`);
  await recordUnreadWords(db, words, TEST_NOW);
  const kept = await listUnreadWords(db, 1_000);
  expect(kept).toHaveLength(MAX_UNREAD_WORDS);
  expect(kept[0]?.words).toBe("온천");
});

test("the weights of a new shop are those of the rules; a change is in the history", async () => {
  expect(await loadPlanWeights(db)).toEqual(DEFAULT_WEIGHTS);
  const input = WEIGHTS_FORM.schema.parse({ wonPerDriveMinute: "500", wonPerRatingTenth: "0" });
  const target = { by: demoMemberId("owner"), id: WEIGHTS_ID, version: 1 };
  const before = await db.$count(auditEntries);
  await saveRecord(testServices(db), WEIGHTS, { ...target, input });
  expect(await loadPlanWeights(db)).toEqual({ wonPerDriveMinute: 500, wonPerRatingTenth: 0 });
  expect(await db.$count(auditEntries)).toBe(before + 1);
  await expect(saveRecord(testServices(db), WEIGHTS, { ...target, input })).rejects.toThrow();
});
