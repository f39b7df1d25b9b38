import { expect, test } from "vitest";
import { answerStatus, isNewAnswer } from "./answer-status.ts";

const noon = new Date("2026-11-15T03:00:00Z");
const later = new Date("2026-11-15T03:00:01Z");

test("a question is pending while a message of its member waits", () => {
  expect(answerStatus(noon)).toBe("pending");
  expect(answerStatus(null)).toBe("completed");
});

test("an answer is new until the thread was read after it", () => {
  expect(isNewAnswer(null, null)).toBe(false);
  expect(isNewAnswer(noon, null)).toBe(true);
  expect(isNewAnswer(later, noon)).toBe(true);
  expect(isNewAnswer(noon, noon)).toBe(false);
});
