import { expect, test } from "vitest";
import { COUNTRY_CODES, isInCountry, timeZoneOf } from "./country.ts";

test.each([
  ["Pattaya in Thailand", "TH", 12.919, 101.017, true],
  ["Pattaya with its coordinates swapped", "TH", 101.017, 12.919, false],
  ["Pattaya without its decimal point", "TH", 12.919, 1010.17, false],
  ["Seoul in Thailand", "TH", 37.5, 127, false],
  ["Bali, south of the equator", "ID", -8.8, 115.1, true],
  ["an unknown country", "XX", 12, 101, false],
  ["nothing", "TH", Number.NaN, Number.NaN, false],
] as const)("%s", (_what, country, latitude, longitude, expected) => {
  expect(isInCountry(country, latitude, longitude)).toBe(expected);
});

test("every country has a time zone that clocks know", () => {
  for (const code of COUNTRY_CODES) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: timeZoneOf(code) })).not.toThrow();
  }
});
