import { expect, test } from "vitest";
import type { LocalDate } from "../local-date.ts";
import { caddyDayState, caddyVisit } from "./caddy-day.ts";

const noi = { dayOff: 3, bookedOn: new Set<LocalDate>(["2027-01-12", "2027-01-13"]) };

test.each([
  { day: "2027-01-11", state: "free" },
  { day: "2027-01-12", state: "booked" },
  { day: "2027-01-13", state: "off" },
] as const)("on $day a caddy who rests on Wednesdays is $state", ({ day, state }) => {
  expect(caddyDayState(noi, day)).toBe(state);
});

test("the address may name a month and a day, and is never wrong", () => {
  const visit = (query: string) => caddyVisit(new URLSearchParams(query), "2026-11-15");
  expect(visit("date=2027-01-12")).toEqual({ month: "2027-01", day: "2027-01-12" });
  expect(visit("date=2027-01-12&month=2026-12")).toEqual({ month: "2026-12", day: "2027-01-12" });
  expect(visit("date=yesterday&month=2020-01")).toEqual({ month: "2026-11", day: undefined });
});
