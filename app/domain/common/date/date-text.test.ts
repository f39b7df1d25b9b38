import { expect, test } from "vitest";
import { formatDay, formatMoment, formatPlainDay, formatShortDay, shortDay } from "./date-text.ts";

test("a day is written as each language writes it", () => {
  expect(formatDay("2027-01-12", "ko")).toBe("2027년 1월 12일 (화)");
  expect(formatDay("2027-01-12", "en")).toBe("Tue, January 12, 2027");
  expect(formatShortDay("2027-01-12", "ko")).toBe("1월 12일 (화)");
  expect(formatShortDay("2027-01-12", "en")).toBe("Tue, Jan 12");
  expect(formatPlainDay("1962-03-05", "ko")).toBe("1962년 3월 5일");
});

test("a moment is written in the shop's time zone", () => {
  const lateInLondon = new Date("2026-11-15T16:30:00Z");
  expect(formatMoment(lateInLondon, "ko")).toBe("2026년 11월 16일 01:30");
  expect(formatMoment(lateInLondon, "en")).toBe("November 16, 2026, 01:30");
});

test("a short day has month and day without zeros", () => {
  expect(shortDay("2027-01-05")).toBe("1/5");
  expect(shortDay("2026-11-16")).toBe("11/16");
});
