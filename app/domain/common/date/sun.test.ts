import { expect, test } from "vitest";
import type { LocalDate } from "./local-date.ts";
import { sunTimes, weatherSeason } from "./sun.ts";

const PATTAYA = { latitude: 12.9276, longitude: 100.8771 };
const SEOUL = { latitude: 37.5665, longitude: 126.978 };
const BALI = { latitude: -8.65, longitude: 115.2167 };
const BANGKOK = { latitude: 13.7563, longitude: 100.5018 };
const SVALBARD = { latitude: 78.22, longitude: 15.65 };

function minutes(clock: string | undefined): number {
  const [hours = 0, rest = 0] = (clock ?? "").split(":").map(Number);
  return hours * 60 + rest;
}

test.each([
  ["Pattaya", "2026-11-17", PATTAYA, "Asia/Bangkok", "06:16", "17:46"],
  ["Bangkok", "2027-01-11", BANGKOK, "Asia/Bangkok", "06:43", "18:05"],
  ["Seoul at midsummer", "2027-06-21", SEOUL, "Asia/Seoul", "05:11", "19:57"],
  ["Seoul at midwinter", "2026-12-21", SEOUL, "Asia/Seoul", "07:43", "17:17"],
  ["Bali, south of the equator", "2026-12-21", BALI, "Asia/Makassar", "05:58", "18:36"],
] as const)(
  "the sun of %s on %s rises and sets as the almanac says, to two minutes",
  (_where, day, place, zone, rises, sets) => {
    const sun = sunTimes(day, place, zone);
    expect(Math.abs(minutes(sun?.rises) - minutes(rises))).toBeLessThanOrEqual(2);
    expect(Math.abs(minutes(sun?.sets) - minutes(sets))).toBeLessThanOrEqual(2);
  },
);

test.each(["2027-06-21", "2026-12-21"] as const)(
  "says nothing when the sun neither rises nor sets on %s",
  (day) => {
    expect(sunTimes(day, SVALBARD, "Europe/Oslo")).toBeUndefined();
  },
);

test("every month of Thailand has its season, and Korea has none of them", () => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
  const days = months.map((month) => `2027-${month}-15` as LocalDate);
  expect(days.map((day) => weatherSeason("TH", day))).toEqual([
    ...["cool", "cool", "hot", "hot", "wet", "wet", "wet", "wet", "wet", "wet", "cool", "cool"],
  ]);
  expect(days.map((day) => weatherSeason("KR", day))).toEqual(days.map(() => undefined));
});
