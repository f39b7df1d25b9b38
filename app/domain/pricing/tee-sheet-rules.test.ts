import { expect, test } from "vitest";
import { teeSheet } from "./tee-sheet-rules.ts";

test("a sheet holds its first and its last time, and nothing after", () => {
  expect(teeSheet({ first: "06:00", last: "06:30", intervalMinutes: 10 })).toEqual([
    "06:00",
    "06:10",
    "06:20",
    "06:30",
  ]);
  expect(teeSheet({ first: "06:00:00", last: "06:20:00", intervalMinutes: 8 })).toEqual([
    "06:00",
    "06:08",
    "06:16",
  ]);
});
