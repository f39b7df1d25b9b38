import { expect, test } from "vitest";
import { worldFacts as facts } from "#tests/support/random-order.ts";
import { round } from "#tests/support/sample-lines.ts";
import { canPlayBoth } from "./round-rules.ts";

const first = { ...round, time: "07:00" };

test.each([
  ["an hour", "08:00", true],
  ["an hour and a minute", "08:01", false],
  ["a minute less than five and a half hours", "12:29", false],
  ["five and a half hours", "12:30", true],
])("two rounds at one course %s apart: at 07:00 and %s is %s", (_, time, isPlayable) => {
  const second = { ...first, time };
  expect(canPlayBoth(first, second, facts)).toBe(isPlayable);
  expect(canPlayBoth(second, first, facts)).toBe(isPlayable);
});

test.each([
  ["two flights are for one course only", "waterside", "07:30", false],
  ["a minute short of ten minutes of road", "waterside", "12:39", false],
  ["ten minutes of road", "waterside", "12:40", true],
  ["a minute short of an hour of road that nobody measured", "nowhere", "13:29", false],
  ["an hour of road that nobody measured", "nowhere", "13:30", true],
])("after a round at 07:00, %s: %s at %s is %s", (_, courseId, time, isPlayable) => {
  const second = { ...first, courseId, time };
  expect(canPlayBoth(first, second, facts)).toBe(isPlayable);
  expect(canPlayBoth(second, first, facts)).toBe(isPlayable);
});

test("rounds on two days never meet", () => {
  expect(canPlayBoth(first, { ...first, date: "2027-01-13", time: "09:00" }, facts)).toBe(true);
});
