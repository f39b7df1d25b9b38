import { expect, test } from "vitest";
import { answerDueAt, answerStatus, isNewAnswer } from "./answer-status.ts";

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

const korea = (time: string) => new Date(`2026-11-${time}:00+09:00`);

test.each([
  ["09:14 is answered by 12:14", "15T09:14", "15T12:14"],
  ["19:00 is answered at ten in the evening", "15T19:00", "15T22:00"],
  ["19:01 is answered the next morning at eight", "15T19:01", "16T08:00"],
  ["23:30 is answered the next morning at eight", "15T23:30", "16T08:00"],
  ["04:59 is answered the same morning at eight", "16T04:59", "16T08:00"],
  ["05:00 is answered the same morning at eight", "16T05:00", "16T08:00"],
  ["05:01 is answered three hours later", "16T05:01", "16T08:01"],
  ["a Sunday is a day like the others", "15T11:00", "15T14:00"],
])("a question of %s", (_name, since, due) => {
  expect(answerDueAt(korea(since))).toEqual(korea(due));
});
