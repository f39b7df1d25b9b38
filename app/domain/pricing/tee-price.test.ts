import { expect, test } from "vitest";
import { won } from "../common/money.ts";
import { teeGreenFee, teeSheet } from "./tee-price.ts";

const timeRates = [
  { from: "00:00", to: "06:30", amount: -10_000 },
  { from: "11:00", to: "24:00", amount: -30_000 },
];
const fee = (time: string, own?: number) =>
  teeGreenFee({
    dayFee: won(187_000),
    timeRates,
    time,
    own: own === undefined ? undefined : won(own),
  });

test("a tee time has the day's green fee unless its hour or staff set another", () => {
  expect(fee("08:00")).toBe(187_000);
  expect(fee("06:29")).toBe(177_000);
  expect(fee("06:30:00")).toBe(187_000);
  expect(fee("11:00")).toBe(157_000);
  expect(fee("11:00", 177_000)).toBe(177_000);
});

test("no difference makes a tee time free", () => {
  expect(teeGreenFee({ dayFee: won(20_000), timeRates, time: "12:00" })).toBe(1_000);
});

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
