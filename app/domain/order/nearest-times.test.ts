import { expect, test } from "vitest";
import { nearestTimes } from "./nearest-times.ts";

const chosen = { date: "2027-01-12", time: "09:36" } as const;
const on = (days: Record<string, readonly string[]>) => (date: string) => days[date] ?? [];

test("two free hours before the chosen one and two after it are named, the nearest first", () => {
  const free = on({ "2027-01-12": ["07:00", "09:20", "09:28", "09:44", "10:08", "11:12"] });
  expect(nearestTimes(chosen, free)).toEqual([
    { date: "2027-01-12", time: "09:28" },
    { date: "2027-01-12", time: "09:44" },
    { date: "2027-01-12", time: "09:20" },
    { date: "2027-01-12", time: "10:08" },
  ]);
});

test("names up to two later hours when nothing is free before", () => {
  const free = on({ "2027-01-12": ["12:00", "10:00", "11:00"] });
  expect(nearestTimes(chosen, free).map(({ time }) => time)).toEqual(["10:00", "11:00"]);
});

test("the days around are looked at only where the chosen day has nothing", () => {
  const days = { "2027-01-11": ["09:36", "06:00", "15:00"], "2027-01-13": ["10:00"] };
  expect(nearestTimes(chosen, on(days))).toEqual([
    { date: "2027-01-11", time: "09:36" },
    { date: "2027-01-11", time: "06:00" },
    { date: "2027-01-13", time: "10:00" },
  ]);
  const open = on({ ...days, "2027-01-12": ["17:00"] });
  expect(nearestTimes(chosen, open)).toEqual([{ date: "2027-01-12", time: "17:00" }]);
});

test("names no hour when three days are full", () => {
  expect(nearestTimes(chosen, () => [])).toEqual([]);
});
