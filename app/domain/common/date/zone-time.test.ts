import { expect, test } from "vitest";
import { dateIn, type LocalDate } from "./local-date.ts";
import { clockParts, momentIn } from "./zone-time.ts";

test.each<[string, LocalDate, string, string]>([
  ["Asia/Bangkok", "2026-12-24", "00:00", "2026-12-23T17:00:00.000Z"],
  ["Asia/Seoul", "2026-12-24", "00:00", "2026-12-23T15:00:00.000Z"],
  ["Asia/Ho_Chi_Minh", "2027-01-01", "07:12", "2027-01-01T00:12:00.000Z"],
  ["Europe/London", "2027-03-28", "00:00", "2027-03-28T00:00:00.000Z"],
  ["Europe/London", "2027-03-28", "12:00", "2027-03-28T11:00:00.000Z"],
  ["America/New_York", "2026-11-01", "00:00", "2026-11-01T04:00:00.000Z"],
  ["UTC", "2028-02-29", "23:59", "2028-02-29T23:59:00.000Z"],
])("in %s the clock of %s shows %s at %s", (zone, day, time, moment) => {
  expect(momentIn(zone, day, time).toISOString()).toBe(moment);
});

test("a day begins where the day before ends", () => {
  for (const zone of ["Asia/Bangkok", "Asia/Seoul", "Asia/Kuala_Lumpur"]) {
    const begins = momentIn(zone, "2027-01-12");
    expect(dateIn(zone, begins)).toBe("2027-01-12");
    expect(dateIn(zone, new Date(begins.getTime() - 1))).toBe("2027-01-11");
  }
});

test.each([
  ["00:05", "am", "12:05"],
  ["07:12", "am", "7:12"],
  ["12:00", "pm", "12:00"],
  ["23:59", "pm", "11:59"],
  ["05:37:00", "am", "5:37"],
] as const)("%s is %s %s", (time, half, clock) => {
  expect(clockParts(time)).toEqual({ half, clock });
});
