import { expect, test } from "vitest";
import { isOldEnough } from "./new-member.ts";

test.each([
  ["on the day itself", "2012-11-15", true],
  ["a day before it", "2012-11-16", false],
  ["long after it", "1962-03-01", true],
  ["at birth", "2026-11-15", false],
  ["before birth", "2027-01-01", false],
] as const)("fourteen years are reached %s", (_, birthday, enough) => {
  expect(isOldEnough(birthday, "2026-11-15")).toBe(enough);
});

test("a member born on 29 February is a year older on 1 March", () => {
  expect(isOldEnough("2012-02-29", "2026-02-28")).toBe(false);
  expect(isOldEnough("2012-02-29", "2026-03-01")).toBe(true);
});
