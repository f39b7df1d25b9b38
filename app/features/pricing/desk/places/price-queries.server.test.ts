import { expect, test } from "vitest";
import { monthGrid } from "#app/domain/common/date/month.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  courseDayPrices,
  courseOfPrices,
  dayNames,
  roomNightPrices,
  roomOfPrices,
  spanOf,
} from "./price-queries.server.ts";

const db = await testDatabase("demo");
const january = spanOf(monthGrid("2027-01"));

test("every day of a month has its price, the rule that made it and the places left", async () => {
  const course = await courseOfPrices(db, "ko", "th-siam-old");
  if (!course) throw new Error("the demo has no such course");
  const days = await courseDayPrices(db, course, january);

  expect(days).toHaveLength(42);
  const on = (day: string) => days.find((each) => each.day === day);
  expect(on("2027-01-01")).toMatchObject({ layer: "holiday", rate: "peak" });
  expect(on("2027-01-04")).toMatchObject({ layer: "peak", rate: "peak" });
  expect(on("2027-01-12")).toMatchObject({ layer: "season", rate: "high" });
  for (const { places } of days) {
    expect(places.left).toBeGreaterThanOrEqual(0);
    expect(places.left).toBeLessThanOrEqual(places.all);
  }
});

test("a day beyond the calendar has no price yet", async () => {
  const course = await courseOfPrices(db, "ko", "th-siam-old");
  if (!course) throw new Error("the demo has no such course");
  expect(await courseDayPrices(db, course, spanOf(monthGrid("2099-01")))).toEqual([]);
});

test("a night has its price and the rooms left", async () => {
  const room = await roomOfPrices(db, "en", "ht-amari-pattaya-room-1");
  expect(room).toMatchObject({ hotel: "Amari Pattaya", country: "TH" });
  const nights = await roomNightPrices(db, "ht-amari-pattaya-room-1", january);
  expect(nights).toHaveLength(42);
  expect(nights.every(({ places }) => places.left <= places.all)).toBe(true);
});

test("holidays are those of the country, and peak seasons those that overlap the month", async () => {
  const names = await dayNames(db, "ko", "TH", january);
  expect(names.holidays.map(({ day }) => day)).toContain("2027-01-01");
  expect(names.windows.map(({ startsOn }) => startsOn)).toContain("2026-12-24");
  expect(names.windows.every(({ endsOn }) => endsOn >= january.from)).toBe(true);
});
