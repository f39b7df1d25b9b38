import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { readQuery } from "#app/domain/common/query-readers.ts";
import {
  CADDIE_READERS,
  caddieDayState,
  caddieRoundState,
  caddieVisit,
  freeHalves,
  nextFreeDay,
} from "./caddie-day.ts";

const noi = {
  dayOff: 3,
  taken: [
    { day: "2027-01-12", half: "am" },
    { day: "2027-01-12", half: "pm" },
    { day: "2027-01-13", half: "am" },
    { day: "2027-01-16", half: "am" },
  ],
} as const;

test.each([
  { day: "2027-01-11", state: "free" },
  { day: "2027-01-12", state: "booked" },
  { day: "2027-01-13", state: "off" },
  { day: "2027-01-16", state: "free" },
] as const)("on $day a caddie who rests on Wednesdays is $state", ({ day, state }) => {
  expect(caddieDayState(noi, day)).toBe(state);
});

test.each([
  { day: "2027-01-16", time: "11:59", state: "booked" },
  { day: "2027-01-16", time: "12:00", state: "free" },
  { day: "2027-01-12", time: "13:00", state: "booked" },
  { day: "2027-01-13", time: "13:00", state: "off" },
] as const)("for a round at $time on $day she is $state", ({ day, time, state }) => {
  expect(caddieDayState(noi, day, time)).toBe(state);
});

test("a day with one booking has its other half free", () => {
  expect(freeHalves(noi.taken, "2027-01-16")).toEqual(["pm"]);
  expect(freeHalves(noi.taken, "2027-01-12")).toEqual([]);
  expect(freeHalves(noi.taken, "2027-01-15")).toEqual(["am", "pm"]);
});

test("the address may contain a month and a day, and invalid values are ignored", () => {
  const visit = (search: string) =>
    caddieVisit(readQuery(CADDIE_READERS, new URLSearchParams(search)).query, "2026-11-15");
  expect(visit("date=2027-01-12")).toEqual({ month: "2027-01", day: "2027-01-12" });
  expect(visit("date=2027-01-12&month=2026-12")).toEqual({ month: "2026-12", day: "2027-01-12" });
  expect(visit("date=yesterday&month=2020-01")).toEqual({ month: "2026-11", day: undefined });
});

test.each([
  { day: "2027-01-11", round: "open", state: "free" },
  { day: "2027-01-11", round: "closed", state: "closed" },
  { day: "2027-01-11", round: "no_price", state: "no_price" },
  { day: "2027-01-13", round: "sold_out", state: "off" },
  { day: "2027-01-13", round: "past_cutoff", state: "past_cutoff" },
] as const)("a round with her is $state when the course is $round on $day", (row) => {
  expect(caddieRoundState(noi, row.day, row.round)).toBe(row.state);
});

test("her next free day is the first on which she and the course are free", () => {
  const stateOn = (day: LocalDate) =>
    caddieRoundState(noi, day, day === "2027-01-14" ? "closed" : "open");
  expect(nextFreeDay(stateOn, "2027-01-12", "2027-02-28")).toBe("2027-01-15");
  expect(nextFreeDay(stateOn, "2027-01-12", "2027-01-14")).toBeUndefined();
});
