import { expect, test } from "vitest";
import { lastDayShown, saleDay, saleMonth } from "./sale-month.ts";

const TODAY = "2026-11-15";

test("a calendar reaches one year ahead", () => {
  expect(lastDayShown(TODAY)).toBe("2027-10-31");
});

test("a month outside the calendar becomes the given one", () => {
  expect(saleMonth("2027-01", TODAY, "2026-11")).toBe("2027-01");
  expect(saleMonth("2026-10", TODAY, "2026-11")).toBe("2026-11");
  expect(saleMonth("2027-11", TODAY, "2026-11")).toBe("2026-11");
  expect(saleMonth("2027-13", TODAY, "2026-12")).toBe("2026-12");
  expect(saleMonth("9".repeat(2000), TODAY, "2026-11")).toBe("2026-11");
  expect(saleMonth(null, TODAY, "2026-11")).toBe("2026-11");
});

test("a day in the past or beyond the calendar is ignored", () => {
  expect(saleDay("2026-11-15", TODAY)).toBe("2026-11-15");
  expect(saleDay("2026-11-14", TODAY)).toBeUndefined();
  expect(saleDay("2027-11-01", TODAY)).toBeUndefined();
  expect(saleDay("2027-02-30", TODAY)).toBeUndefined();
  expect(saleDay(null, TODAY)).toBeUndefined();
});
