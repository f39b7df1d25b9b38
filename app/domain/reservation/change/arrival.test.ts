import { expect, test } from "vitest";
import { arrivalOf, isBeforeArrival, isDayBeforeArrival } from "./arrival.ts";

const LANDED = { ride: { date: "2027-01-11", time: "10:30" }, driveMinutes: 120 } as const;
const ARRIVAL = arrivalOf([LANDED]);

test("the party is there when its ride from the airport has arrived", () => {
  const at = (date: "2027-01-10" | "2027-01-11" | "2027-01-12", time: string) =>
    isBeforeArrival({ date, time }, ARRIVAL);
  expect([at("2027-01-10", "23:00"), at("2027-01-11", "12:29")]).toEqual([true, true]);
  expect([at("2027-01-11", "12:30"), at("2027-01-12", "06:00")]).toEqual([false, false]);
});

test("a day is before the arrival where its last tee time is", () => {
  expect(isDayBeforeArrival("2027-01-11", { last: "12:24" }, ARRIVAL)).toBe(true);
  expect(isDayBeforeArrival("2027-01-11", { last: "12:32" }, ARRIVAL)).toBe(false);
});

test("of several rides the first counts, never one back to the airport", () => {
  const back = {
    ride: { date: "2027-01-09", time: "08:00", way: "back" },
    driveMinutes: 60,
  } as const;
  const later = { ride: { date: "2027-01-11", time: "18:00" }, driveMinutes: 60 } as const;
  expect(arrivalOf([later, back, LANDED])).toEqual(ARRIVAL);
  expect(arrivalOf([back])).toBeUndefined();
});

test("a ride without an hour says only its day, and a trip without a ride nothing", () => {
  const arrival = arrivalOf([{ ride: { date: "2027-01-11" }, driveMinutes: 120 }]);
  expect(isBeforeArrival({ date: "2027-01-11", time: "06:00" }, arrival)).toBe(false);
  expect(isBeforeArrival({ date: "2027-01-10", time: "12:00" }, arrival)).toBe(true);
  expect(isBeforeArrival({ date: "2027-01-10", time: "12:00" }, arrivalOf([]))).toBe(false);
});
