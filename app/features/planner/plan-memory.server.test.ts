import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { forgetAnswers, rememberAnswer, rememberedAnswer } from "./plan-memory.server.ts";

const db = await testDatabase("empty");
const ANSWER = { plans: [] };
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1_000);

test("an answer is remembered for a minute, until a table is changed that it read", () => {
  rememberAnswer(db, "a wish", ANSWER, TEST_NOW);
  expect(rememberedAnswer(db, "a wish", later(59))).toBe(ANSWER);
  expect(rememberedAnswer(db, "another wish", later(1))).toBeUndefined();
  expect(rememberedAnswer(db, "a wish", later(60))).toBeUndefined();
  forgetAnswers("posts");
  expect(rememberedAnswer(db, "a wish", later(1))).toBe(ANSWER);
  forgetAnswers("course_days");
  expect(rememberedAnswer(db, "a wish", later(1))).toBeUndefined();
});

test("after a lost connection everything is forgotten", () => {
  rememberAnswer(db, "a wish", ANSWER, TEST_NOW);
  forgetAnswers();
  expect(rememberedAnswer(db, "a wish", later(1))).toBeUndefined();
});
