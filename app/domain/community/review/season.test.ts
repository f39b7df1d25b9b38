import { expect, test } from "vitest";
import { SEASON_MONTHS, seasonOf } from "./season.ts";

test.each([
  ["2026-10-31", "rainy"],
  ["2026-11-01", "cool"],
  ["2027-02-28", "cool"],
  ["2028-02-29", "cool"],
  ["2027-03-01", "hot"],
  ["2027-05-31", "hot"],
  ["2027-06-01", "rainy"],
] as const)("a round on %s was played in the %s season", (day, season) => {
  expect(seasonOf(day)).toBe(season);
});

test("every month is in one season", () => {
  const months = Object.values(SEASON_MONTHS).flat();
  expect(months.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
