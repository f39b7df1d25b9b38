import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import {
  type AirportRide,
  arrivalAt,
  isBeforeArrival,
  isDayBeforeArrival,
  itineraryWith,
  roundsLeftBehind,
  type TripRound,
} from "./arrival-rules.ts";

function ride(of: AirportRide["ride"], more: Partial<AirportRide> = {}): AirportRide {
  return { id: "ride", regionId: "pattaya", ride: of, driveMinutes: 120, ...more };
}

function round(date: TripRound["date"], time = "08:00", regionId = "pattaya"): TripRound {
  return { id: `${regionId} ${date}`, regionId, date, time };
}

const LANDED = ride({ date: "2027-01-11", time: "10:30" });
const ARRIVAL = arrivalAt("pattaya", { rides: [LANDED], rounds: [] });

test("the party has arrived when its ride from the airport has", () => {
  const at = (date: "2027-01-10" | "2027-01-11" | "2027-01-12", time: string) =>
    isBeforeArrival({ date, time }, ARRIVAL);
  expect([at("2027-01-10", "23:00"), at("2027-01-11", "12:29")]).toEqual([true, true]);
  expect([at("2027-01-11", "12:30"), at("2027-01-12", "06:00")]).toEqual([false, false]);
});

test("a day is before the arrival where its last tee time is", () => {
  expect(isDayBeforeArrival("2027-01-11", { last: "12:24" }, ARRIVAL)).toBe(true);
  expect(isDayBeforeArrival("2027-01-11", { last: "12:32" }, ARRIVAL)).toBe(false);
});

test("counts the first of several rides, never one back to the airport", () => {
  const back = ride({ date: "2027-01-09", time: "08:00", way: "back" }, { driveMinutes: 60 });
  const later = ride({ date: "2027-01-11", time: "18:00" }, { driveMinutes: 60 });
  expect(arrivalAt("pattaya", { rides: [later, back, LANDED], rounds: [] })).toEqual(ARRIVAL);
  expect(arrivalAt("pattaya", { rides: [back], rounds: [] })).toBeUndefined();
});

test("a ride without an hour names only its day, and a trip without a ride nothing", () => {
  const arrival = arrivalAt("pattaya", { rides: [ride({ date: "2027-01-11" })], rounds: [] });
  expect(isBeforeArrival({ date: "2027-01-11", time: "06:00" }, arrival)).toBe(false);
  expect(isBeforeArrival({ date: "2027-01-10", time: "12:00" }, arrival)).toBe(true);
  const none = arrivalAt("pattaya", { rides: [], rounds: [] });
  expect(isBeforeArrival({ date: "2027-01-10", time: "12:00" }, none)).toBe(false);
});

test("a ride to another region is not the arrival", () => {
  expect(arrivalAt("phuket", { rides: [LANDED], rounds: [] })).toBeUndefined();
});

test("a party that plays before its ride has come by another way, wherever it plays", () => {
  const after = round("2027-01-11", "12:30");
  const arrival = (...rounds: TripRound[]) => arrivalAt("pattaya", { rides: [LANDED], rounds });
  expect(arrival(after)).toEqual(ARRIVAL);
  expect(arrival(after, round("2027-01-11", "12:29"))).toBeUndefined();
  expect(arrival(after, round("2027-01-09", "08:00", "phuket"))).toBeUndefined();
});

test("a round that moves before the ride is left behind, and so is one whose ride moves after it", () => {
  const played = round("2027-01-12");
  const trip = { rides: [LANDED], rounds: [played] };
  const early = { ...played, date: "2027-01-10" } as const;
  const behind = (after: Partial<typeof trip>) => roundsLeftBehind(trip, { ...trip, ...after });
  expect(behind({})).toEqual([]);
  expect(behind({ rounds: [early] })).toEqual([early]);
  expect(behind({ rides: [ride({ date: "2027-01-12", time: "06:01" })] })).toEqual([played]);
  expect(behind({ rides: [ride({ date: "2027-01-12", time: "06:00" })] })).toEqual([]);
});

test("both may move together, and another ride that comes in time brings the party as well", () => {
  const played = round("2027-01-12");
  const trip = { rides: [LANDED], rounds: [played] };
  const sooner = ride({ date: "2027-01-09", time: "10:30" });
  const early = { ...played, date: "2027-01-10" } as const;
  expect(roundsLeftBehind(trip, { rides: [sooner], rounds: [early] })).toEqual([]);
  const late = ride({ date: "2027-01-14" });
  const two = { ...trip, rides: [LANDED, ride({ date: "2027-01-11", time: "20:00" })] };
  expect(roundsLeftBehind(two, { ...two, rides: [late, ...two.rides.slice(1)] })).toEqual([]);
});

test("asks for nothing when the ride was not the arrival or goes elsewhere", () => {
  const phuket = round("2027-01-09", "08:00", "phuket");
  const played = round("2027-01-13");
  const trip = { rides: [LANDED], rounds: [phuket, played] };
  const early = { ...played, date: "2027-01-10" } as const;
  expect(roundsLeftBehind(trip, { ...trip, rounds: [phuket, early] })).toEqual([]);
  const later = { rides: [LANDED], rounds: [round("2027-01-13", "08:00", "phuket")] };
  expect(roundsLeftBehind(later, { ...later, rounds: [phuket] })).toEqual([]);
});

test("a trip after a change has its new rides and rounds, without the former ones", () => {
  const played = round("2027-01-12");
  const trip = { rides: [LANDED, ride({ date: "2027-01-13" }, { id: "gone" })], rounds: [played] };
  const moved = { date: "2027-01-10", time: "06:00" } as const;
  const choices = new Map<string, CartLine>([
    ["ride", { kind: "callvan", routeId: "r", people: 2, price: won(0), ...moved }],
    [played.id, golf(moved)],
  ]);
  const after = itineraryWith(trip, choices, new Set(["gone"]));
  expect(after.rides).toMatchObject([{ id: "ride", regionId: "pattaya", ride: moved }]);
  expect(after.rounds).toEqual([{ ...played, ...moved }]);
  expect(itineraryWith(trip, new Map(), new Set())).toEqual(trip);
});
