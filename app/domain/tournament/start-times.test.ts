import { expect, test } from "vitest";
import { startsOf } from "./start-times.ts";

const rule = { startMode: "interval", firstTee: "07:00", intervalMinutes: 8 } as const;

test("one after the other, every eight minutes", () => {
  expect(startsOf(rule, 3)).toEqual([
    { time: "07:00", hole: 1 },
    { time: "07:08", hole: 1 },
    { time: "07:16", hole: 1 },
  ]);
  expect(startsOf({ ...rule, firstTee: "06:56" }, 2)[1]?.time).toBe("07:04");
});

test("from two tees the second half starts at the tenth hole at the same times", () => {
  expect(startsOf({ ...rule, startMode: "two_tees" }, 5)).toEqual([
    { time: "07:00", hole: 1 },
    { time: "07:08", hole: 1 },
    { time: "07:16", hole: 1 },
    { time: "07:00", hole: 10 },
    { time: "07:08", hole: 10 },
  ]);
});

test("a shotgun starts everybody at once, and the nineteenth flight waits at the first hole", () => {
  const starts = startsOf({ ...rule, startMode: "shotgun" }, 19);
  expect(new Set(starts.map(({ time }) => time))).toEqual(new Set(["07:00"]));
  expect(starts.map(({ hole }) => hole).slice(16)).toEqual([17, 18, 1]);
});

test("has no start times without flights", () => {
  expect(startsOf(rule, 0)).toEqual([]);
});
