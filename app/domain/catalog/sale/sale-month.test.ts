import { expect, test } from "vitest";
import { canTake, teeBoard } from "#app/domain/catalog/course/tee-board.ts";
import { earliestTee } from "./cut-off.ts";
import { type DayState, dayState, lastDayShown, saleDay, saleMonth } from "./sale-month.ts";

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

const BANGKOK = "Asia/Bangkok";

// 10:00 on 15 November in Bangkok.
const NOW = new Date("2026-11-15T03:00:00Z");

const earliest = earliestTee(BANGKOK, { booking: "instant" }, NOW);

const fine = { price: { closed: false }, lastTee: "13:30:00", teeTimes: 57, full: 3 } as const;

test("an instant course is booked until 24 hours before, one on request until 48", () => {
  expect(earliest).toEqual({ day: "2026-11-16", time: "10:00" });
  expect(earliestTee(BANGKOK, { booking: "request" }, NOW)).toEqual({
    day: "2026-11-17",
    time: "10:00",
  });
  expect(earliestTee("Asia/Manila", { booking: "instant" }, NOW).time).toBe("11:00");
});

test.each<[DayState, Parameters<typeof dayState>[0]]>([
  ["open", { ...fine, day: "2026-11-16" }],
  ["past_cutoff", { ...fine, day: "2026-11-15" }],
  ["past_cutoff", { ...fine, day: "2026-11-16", lastTee: "09:52" }],
  ["past_cutoff", { ...fine, day: "2020-01-01", price: undefined }],
  ["no_price", { ...fine, day: "2028-01-01", price: undefined }],
  ["closed", { ...fine, day: "2026-11-20", price: { closed: true }, full: 57 }],
  ["sold_out", { ...fine, day: "2026-11-20", full: 57 }],
])("a day is %s", (state, facts) => {
  expect(dayState(facts, earliest)).toBe(state);
});

test("a tee time says how many places are left, and whether the party fits", () => {
  const board = teeBoard({
    day: "2026-11-16",
    sheet: { first: "09:00:00", last: "13:00:00", intervalMinutes: 60 },
    capacity: 4,
    players: 2,
    taken: [
      { time: "10:00:00", capacity: 4, taken: 4 },
      { time: "11:00:00", capacity: 4, taken: 3 },
      { time: "12:00:00", capacity: 4, taken: 2 },
    ],
    earliest,
  });
  expect(board).toEqual([
    { time: "09:00", left: 4, state: "late" },
    { time: "10:00", left: 0, state: "full" },
    { time: "11:00", left: 1, state: "short" },
    { time: "12:00", left: 2, state: "few" },
    { time: "13:00", left: 4, state: "free" },
  ]);
  expect(board.filter(canTake).map(({ time }) => time)).toEqual(["12:00", "13:00"]);
});
