import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { meetingTime, venueClock } from "./meeting-time.ts";

const round = {
  kind: "golf",
  courseId: "th-siam-old",
  date: "2027-01-12",
  time: "07:12",
  players: 2,
  fees: { green: won(0), cart: won(0), caddy: won(0), van: won(0) },
  cars: 1,
  callvan: "round_trip",
} as const;
const transfer = {
  kind: "callvan",
  routeId: "bkk-pattaya",
  date: "2027-01-11",
  from: "BKK",
  to: "Amari",
  people: 2,
  time: "14:30",
  price: won(0),
} as const;

test("a round begins at its tee time", () => {
  expect(meetingTime({ kind: "golf", choice: round, driveMinutes: 35 })).toBe("07:12");
});

test("the van of a round comes an hour and the road before tee-off", () => {
  expect(meetingTime({ kind: "callvan", choice: round, driveMinutes: 35 })).toBe("05:37");
});

test("shows no time for a van whose drive is unknown", () => {
  expect(meetingTime({ kind: "callvan", choice: round, driveMinutes: null })).toBeNull();
});

test("a transfer leaves when it was ordered for", () => {
  expect(meetingTime({ kind: "callvan", choice: transfer, driveMinutes: null })).toBe("14:30");
});

test("a line sold without a choice has no time", () => {
  expect(meetingTime({ kind: "golf", choice: null, driveMinutes: null })).toBeNull();
});

test("a caddie is met when her round tees off, and without a round at her own time", () => {
  const caddie = {
    kind: "caddy",
    caddyId: "cad-002",
    courseId: "th-siam-old",
    date: "2027-01-12",
    price: won(0),
  } as const;
  const line = { kind: "caddy", driveMinutes: null } as const;
  expect(meetingTime({ ...line, choice: caddie, round })).toBe("07:12");
  expect(meetingTime({ ...line, choice: null, round })).toBe("07:12");
  expect(meetingTime({ ...line, choice: { ...caddie, time: "13:04" } })).toBe("13:04");
});

test("a venue's clock is called by its country, and simply local where we know none", () => {
  expect(venueClock("Asia/Bangkok")).toBe("th");
  expect(venueClock("Asia/Seoul")).toBe("kr");
  expect(venueClock("Europe/Lisbon")).toBe("local");
  expect(venueClock("toString")).toBe("local");
});
