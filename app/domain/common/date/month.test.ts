import { expect, test } from "vitest";
import { monthAfter, monthBefore, monthGrid, monthParam } from "./month.ts";

test.each([
  { search: "month=2027-01", month: "2027-01", because: "it is a month" },
  { search: "", month: "2026-11", because: "without one, it is today's" },
  { search: "month=2027-13", month: "2026-11", because: "there are twelve" },
  { search: "month=1826-01", month: "2026-11", because: "nobody sold rounds then" },
  { search: "month=x", month: "2026-11", because: "it names none" },
])("reads $search as $month: $because", ({ search, month }) => {
  expect(monthParam(new URLSearchParams(search), "2026-11-15")).toBe(month);
});

test("a month is six weeks starting on a Sunday", () => {
  const days = monthGrid("2027-01");
  expect(days).toHaveLength(42);
  expect(days[0]).toBe("2026-12-27");
  expect(days[41]).toBe("2027-02-06");
});

test("months follow one another over the turn of a year", () => {
  expect(monthAfter("2026-12")).toBe("2027-01");
  expect(monthBefore("2027-01")).toBe("2026-12");
  expect(monthAfter("2027-01")).toBe("2027-02");
  expect(monthBefore("2027-03")).toBe("2027-02");
});
