import { expect, test } from "vitest";
import {
  addDays,
  dateIn,
  dayRange,
  daysBetween,
  type LocalDate,
  parseLocalDate,
  weekdayOf,
} from "./local-date.ts";

test.each(["2026-11-15", "2028-02-29", "1900-01-01", "2999-12-31"])("%s is a day", (text) => {
  expect(parseLocalDate(text)).toBe(text);
});

test.each([
  "2026-02-29",
  "2026-02-30",
  "2026-13-01",
  "2026-1-1",
  "15.11.2026",
  "2026-11-15T00:00",
  "0000-01-01",
  "1899-12-31",
  "3000-01-01",
  "9999-12-31",
  "",
])("%j is no day", (text) => {
  expect(parseLocalDate(text)).toBeUndefined();
});

test("refuses a date text of more than 1,000 characters", () => {
  expect(parseLocalDate("2026-11-15".padEnd(1001))).toBeUndefined();
});

test("days are counted over months, leap days and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysBetween("2026-11-15", "2027-01-11")).toBe(57);
  expect(daysBetween("2027-01-11", "2026-11-15")).toBe(-57);
  expect(dayRange("2026-02-27", 3)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("the day at the venue may be another than in Seoul", () => {
  const late = new Date("2026-11-15T15:30:00Z");
  expect(dateIn("Asia/Seoul", late)).toBe("2026-11-16");
  expect(dateIn("Asia/Bangkok", late)).toBe("2026-11-15");
});

test.each<[LocalDate, number]>([
  ["2026-11-15", 0],
  ["2026-11-21", 6],
])("%s is weekday %i", (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});
