import { expect, test } from "vitest";
import { formatDate, formatMonthDay, formatPeriod, formatPublished } from "./content-date.ts";
import { formatAgo } from "./time-ago.ts";

const NOW = new Date("2026-11-15T03:00:00Z");

test("a day is written as its readers write it", () => {
  expect(formatDate("2027-01-14", "ko")).toBe("2027년 1월 14일");
  expect(formatDate("2027-01-14", "en")).toBe("Jan 14, 2027");
  expect(formatMonthDay("2027-01-14", "ko")).toBe("1월 14일");
  expect(formatMonthDay("2027-01-14", "en")).toBe("Jan 14");
});

test("a period names a year twice only when it spans two", () => {
  expect(formatPeriod("2026-11-05", "2026-12-20", "ko")).toBe("2026년 11월 5일 – 12월 20일");
  expect(formatPeriod("2026-11-05", "2026-12-20", "en")).toBe("Nov 5 – Dec 20, 2026");
  expect(formatPeriod("2026-11-05", "2027-01-20", "ko")).toBe("2026년 11월 5일 – 2027년 1월 20일");
  expect(formatPeriod("2026-11-05", "2027-01-20", "en")).toBe("Nov 5, 2026 – Jan 20, 2027");
});

test("late in the evening in UTC is already tomorrow in Seoul", () => {
  expect(formatPublished(new Date("2026-11-14T16:00:00Z"), "ko")).toBe("2026. 11. 15.");
  expect(formatPublished(new Date("2026-11-14T16:00:00Z"), "en")).toBe("Nov 15, 2026");
});

test.each([
  ["2026-11-15T02:59:40Z", "지금", "now"],
  ["2026-11-15T02:48:00Z", "12분 전", "12 minutes ago"],
  ["2026-11-15T00:00:00Z", "3시간 전", "3 hours ago"],
  ["2026-11-14T02:00:00Z", "어제", "yesterday"],
  ["2026-11-10T02:00:00Z", "5일 전", "5 days ago"],
  ["2026-11-08T03:00:00Z", "2026. 11. 8.", "Nov 8, 2026"],
  ["2026-11-15T03:00:30Z", "지금", "now"],
])("%s reads %s, or %s", (moment, ko, en) => {
  expect(formatAgo(new Date(moment), NOW, "ko")).toBe(ko);
  expect(formatAgo(new Date(moment), NOW, "en")).toBe(en);
});
