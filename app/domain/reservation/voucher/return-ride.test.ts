import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { returnRideOf } from "./return-ride.ts";

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
const ride = {
  kind: "callvan",
  routeId: "r-siam-old",
  date: "2027-01-12",
  people: 2,
  trip: "round_trip",
  price: won(0),
} as const;

test("a van booked for both ways to a course returns after the round", () => {
  const line = { kind: "callvan", isToCourse: false } as const;
  expect(returnRideOf({ ...line, choice: round })).toBe("after_round");
  expect(returnRideOf({ ...line, choice: ride, isToCourse: true })).toBe("after_round");
});

test("a van to anywhere else returns with the same car, and names no round", () => {
  expect(returnRideOf({ kind: "callvan", choice: ride, isToCourse: false })).toBe("same_car");
  const back = { ...ride, way: "back" } as const;
  expect(returnRideOf({ kind: "callvan", choice: back, isToCourse: true })).toBe("same_car");
});

test("a one-way ride has no return ride, and neither has the round itself", () => {
  const { trip: _, ...once } = ride;
  expect(returnRideOf({ kind: "callvan", choice: once, isToCourse: true })).toBeNull();
  const there = { ...round, callvan: "one_way" } as const;
  expect(returnRideOf({ kind: "callvan", choice: there, isToCourse: true })).toBeNull();
  expect(returnRideOf({ kind: "golf", choice: round, isToCourse: true })).toBeNull();
});
