import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { inForce, isFixed, legalStateOf } from "./legal-state.ts";

const text = (
  edition: number,
  effectiveOn: LocalDate,
  status: "draft" | "scheduled" = "scheduled",
) => ({
  edition,
  effectiveOn,
  status,
});

const ALL = [
  text(1, "2026-11-01"),
  text(2, "2026-12-01"),
  text(3, "2026-12-01"),
  text(4, "2026-11-20", "draft"),
];

test.each([
  ["2026-10-31", undefined],
  ["2026-11-01", 1],
  ["2026-11-30", 1],
  ["2026-12-01", 3],
] as const)("on %s version %s is in force", (today, edition) => {
  expect(inForce(ALL, today)?.edition).toBe(edition);
});

test("a text is fixed from its day on, a draft never", () => {
  expect(isFixed(text(1, "2026-12-01"), "2026-11-30")).toBe(false);
  expect(isFixed(text(1, "2026-12-01"), "2026-12-01")).toBe(true);
  expect(isFixed(text(1, "2026-12-01", "draft"), "2027-01-01")).toBe(false);
});

test("versions are drafts, scheduled, in force or earlier", () => {
  const states = (today: LocalDate) => ALL.map((each) => legalStateOf(each, ALL, today));
  expect(states("2026-11-15")).toEqual(["in_force", "scheduled", "scheduled", "draft"]);
  expect(states("2026-12-01")).toEqual(["earlier", "earlier", "in_force", "draft"]);
});
