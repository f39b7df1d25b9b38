import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { missingReturn } from "#app/domain/order/ride/missing-return.ts";
import { cup, noi, ride, round, stay } from "#tests/support/order/sample-lines.ts";
import { onSiteCash } from "../on-site-cash.ts";
import {
  dayTheme,
  isOneTrip,
  perPerson,
  roundWithoutVan,
  shortPlaceName,
  stayAround,
  stayEnding,
  tripParty,
  tripSpan,
  vanPart,
  wholeStay,
} from "./trip-summary.ts";

const last: LineOf<"golf"> = { ...round, courseId: "chabang", date: "2027-01-13", time: "08:00" };
const trip: CartLine[] = [ride, stay, round, noi, last];

test("a trip lasts from its first line to its last, including the day of departure", () => {
  expect(tripSpan(trip)).toEqual({ first: "2027-01-11", last: "2027-01-13", days: 3 });
  expect(tripSpan([stay])?.days).toBe(3);
  expect(tripSpan([])).toBeUndefined();
  expect(isOneTrip(tripSpan(trip))).toBe(true);
  expect(isOneTrip(tripSpan([round, { ...round, date: "2027-03-01" }]))).toBe(false);
});

test("a trip lasts thirty-one days at most", () => {
  const until = (date: typeof round.date) => isOneTrip(tripSpan([round, { ...round, date }]));
  expect([until("2027-02-11"), until("2027-02-12")]).toEqual([true, false]);
  expect(isOneTrip(tripSpan([]))).toBe(false);
});

test("names the party size only when all lines agree, not counting caddies", () => {
  expect(tripParty(trip)).toBe(2);
  expect(tripParty([...trip, { ...round, players: 3 }])).toBeUndefined();
  expect(tripParty([stay, { ...round, players: 3 }])).toBeUndefined();
  expect(tripParty([])).toBeUndefined();
});

test("a golfer's share is rounded up, and the price of a round is shown without its van", () => {
  expect(perPerson(won(484_000), 2)).toBe(242_000);
  expect(perPerson(won(100), 3)).toBe(34);
  const withVan: LineOf<"golf"> = {
    ...round,
    callvan: "round_trip",
    fees: { ...round.fees, van: won(48_000) },
  };
  expect(roundWithoutVan(withVan, won(532_000))).toBe(484_000);
  expect(vanPart(withVan, won(532_000))).toBe(48_000);
  // Without a current price neither part has one: the price in the cart does not count.
  expect([roundWithoutVan(withVan, won(0)), vanPart(withVan, won(0))]).toEqual([0, 0]);
  expect(vanPart({ ...withVan, callvan: "none" }, won(484_000))).toBe(0);
});

test("a day is about its round, else about coming or going", () => {
  expect(dayTheme("2027-01-12", trip)).toEqual({ kind: "round", courseIds: ["old"] });
  expect(dayTheme("2027-01-11", trip)).toEqual({ kind: "arrival" });
  expect(dayTheme("2027-01-11", [{ ...round, date: "2027-01-11" }, ...trip]).kind).toBe("round");
  expect(dayTheme("2027-01-13", [ride, stay])).toEqual({ kind: "leaving" });
  expect(dayTheme("2027-01-12", [ride, stay])).toEqual({ kind: "plain" });
  // A single day is neither arrival nor departure, and lines months apart are separate trips.
  expect(dayTheme("2027-01-11", [ride])).toEqual({ kind: "plain" });
  expect(dayTheme("2027-01-11", [ride, { ...round, date: "2027-05-01" }]).kind).toBe("plain");
});

test("arrives on the first day only, by a ride or at a hotel", () => {
  const entry = { ...cup, date: "2027-01-10" } as const;
  expect(dayTheme("2027-01-11", [stay]).kind).toBe("arrival");
  expect(dayTheme("2027-01-11", [ride, { ...entry, date: "2027-01-14" }]).kind).toBe("arrival");
  expect(dayTheme("2027-01-10", [entry, stay, ride]).kind).toBe("plain");
  expect(dayTheme("2027-01-11", [entry, stay]).kind).toBe("plain");
});

test("counts the drive from the previous night's hotel", () => {
  const next = {
    ...stay,
    hotelId: "hilton",
    checkIn: "2027-01-13",
    checkOut: "2027-01-14",
  } as const;
  expect(stayAround("2027-01-13", [next, stay])?.hotelId).toBe("amari");
  expect(stayAround("2027-01-14", [next, stay])?.hotelId).toBe("hilton");
  expect(stayAround("2027-01-15", [next, stay])).toBeUndefined();
  expect(stayAround("2027-01-11", [next, stay])?.hotelId).toBe("amari");
  expect(stayAround("2027-01-10", [next, stay])).toBeUndefined();
});

test("the stay that ends on a day is the one that is left then", () => {
  expect(stayEnding("2027-01-13", [round, stay])).toBe(stay);
  expect(stayEnding("2027-01-12", [round, stay])).toBeUndefined();
});

test("a region of two names is called by its first", () => {
  expect(["파타야·촌부리", "Pattaya & Chonburi", "Bali"].map(shortPlaceName)).toEqual([
    "파타야",
    "Pattaya",
    "Bali",
  ]);
});

test("extends a stay across the trip, never further than is sold", () => {
  const most = { nights: 7, mostNights: 30 };
  const span = { first: "2027-01-09", last: "2027-01-13", days: 5 } as const;
  expect(wholeStay(stay, span, most)).toMatchObject({
    checkIn: "2027-01-09",
    checkOut: "2027-01-18",
  });
  const long = { ...stay, checkOut: "2027-04-01" } as const;
  const own = { first: stay.checkIn, last: long.checkOut, days: 0 };
  expect(wholeStay(long, own, most)).toMatchObject({
    checkIn: "2027-01-11",
    checkOut: "2027-02-10",
  });
});

test("a stay begins with the trip if its nights are sold from then on, else as it did", () => {
  const from = (first: typeof stay.checkIn, last: typeof stay.checkIn) =>
    wholeStay(stay, { first, last, days: 0 }, { nights: 7, mostNights: 30 }).checkIn;
  expect(from("2027-01-09", "2027-02-08")).toBe("2027-01-09");
  expect(from("2027-01-09", "2027-02-09")).toBe(stay.checkIn);
  expect(from("2027-01-12", "2027-01-13")).toBe(stay.checkIn);
});

const airport = () => true;

test("a trip with a ride from the airport but none back suggests the return ride on the last day", () => {
  const { from: _from, to: _to, ...same } = ride;
  const noted = trip.map((line) => (line === ride ? { ...ride, note: "KE657" } : line));
  for (const lines of [trip, noted]) {
    expect(missingReturn(lines, airport)).toEqual({
      ...same,
      way: "back",
      date: "2027-01-13",
      // Eight o'clock, the round, a shower and a meal.
      time: "13:30",
      price: 0,
    });
  }
  expect(missingReturn([ride, stay], airport)?.time).toBe("12:00");
  // A round of the day before does not prevent leaving at noon; of two on the day the later counts.
  expect(missingReturn([ride, stay, { ...round, time: "15:00" }], airport)?.time).toBe("12:00");
  const second = { ...last, time: "13:40" };
  expect(missingReturn([ride, stay, last, second], airport)?.time).toBe("19:30");
  const late = { ...last, time: "19:50" };
  expect(missingReturn([ride, stay, late], airport)?.time).toBe("23:30");
});

test.each<[string, CartLine[], (routeId: string) => boolean]>([
  ["a way back is there", [...trip, { ...ride, date: "2027-01-13" }], airport],
  ["from another airport", [...trip, { ...ride, routeId: "other", date: "2027-01-13" }], airport],
  ["the first ride goes to the airport", [{ ...ride, way: "back" }, stay], airport],
  ["there and back was chosen", [{ ...ride, trip: "round_trip" }, stay], airport],
  ["the ride is not from an airport", trip, () => false],
  ["nobody was fetched", [stay, round], airport],
  ["the ride is that of the last day", [round, { ...ride, date: "2027-01-13" }], airport],
  ["there is nothing but the ride", [ride], airport],
  ["the lines are no one trip", [ride, { ...round, date: "2027-06-01" }], airport],
])("no return ride is suggested where %s", (_, lines, isFromAirport) => {
  expect(missingReturn(lines, isFromAirport)).toBeUndefined();
});

test("there is one tip for each golfer and round, shown in baht and approximately in won", () => {
  expect(onSiteCash(trip, () => 500)).toEqual({ baht: 2000, tips: 4, each: 500, about: 88_000 });
  const tips: Record<string, number> = { old: 500, chabang: 400 };
  expect(onSiteCash(trip, (id) => tips[id])).toEqual({
    baht: 1800,
    tips: 4,
    each: undefined,
    about: 79_000,
  });
  expect(onSiteCash(trip, () => null)).toBeUndefined();
  expect(onSiteCash([stay], () => 500)).toBeUndefined();
});
