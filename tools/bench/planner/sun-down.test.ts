import { expect, test } from "vitest";
import { sunDown } from "./sun-down.ts";

// From published tables, to the minute.
test.each([
  [
    "2026-06-21",
    "Bangkok",
    { latitude: 13.75, longitude: 100.5, zone: "Asia/Bangkok" },
    18 * 60 + 47,
  ],
  [
    "2026-12-21",
    "Sydney",
    { latitude: -33.87, longitude: 151.21, zone: "Australia/Sydney" },
    20 * 60 + 5,
  ],
  [
    "2026-12-21",
    "Seoul",
    { latitude: 37.5665, longitude: 126.978, zone: "Asia/Seoul" },
    17 * 60 + 17,
  ],
] as const)("the sun sets on %s in %s", (day, _, place, minutes) => {
  expect(Math.abs(sunDown(day, place) - minutes)).toBeLessThan(1.5);
});
