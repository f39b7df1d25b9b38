import { expect, test } from "vitest";
import { isInBand, TIME_BANDS } from "#app/domain/catalog/course/time-band.ts";
import { travelFrom, validStart } from "./travel-from.ts";

test.each([
  [null, "base"],
  ["", "base"],
  ["airport", "airport"],
  ["ht-amari", "ht-amari"],
  ["'; drop table", "base"],
  ["x".repeat(81), "base"],
])("the start %j is read as %s", (text, from) => {
  expect(travelFrom(text)).toBe(from);
});

test("ignores a hotel that is not in the city", () => {
  const city = { hotels: [{ id: "ht-amari" }] };
  expect(validStart("ht-amari", city)).toBe("ht-amari");
  expect(validStart("ht-elsewhere", city)).toBe("base");
  expect(validStart("airport", city)).toBe("airport");
});

test("every tee time lies in exactly one part of the day", () => {
  for (const time of ["05:50", "10:59", "11:00", "12:59", "13:00", "15:59", "16:00", "23:50"]) {
    expect(TIME_BANDS.filter((band) => isInBand(time, band))).toHaveLength(1);
    expect(isInBand(time, undefined)).toBe(true);
  }
});
