import { expect, test } from "vitest";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { cup, noi, ride, round, stay } from "#tests/support/order/sample-lines.ts";
import { faceOf, isOneProduct, partOfTrip, tripTitle } from "./trip-name.ts";

const trip: CartLine[] = [ride, stay, round, noi];
const later = { ...round, date: "2027-03-01" as const };

test("a trip is named by its place, its days and how many travel", () => {
  expect(tripTitle(trip, ["파타야·촌부리", "파타야·촌부리"])).toEqual({
    places: ["파타야"],
    days: 3,
    party: 2,
  });
});

test("names two places, but not three", () => {
  expect(tripTitle(trip, ["파타야", "방콕"])?.places).toEqual(["파타야", "방콕"]);
  expect(tripTitle(trip, ["파타야", "방콕", "후아힌"])).toBeUndefined();
  expect(tripTitle(trip, [])).toBeUndefined();
});

test("does not name a trip for lines months apart, nor a party where lines disagree", () => {
  expect(tripTitle([round, later], ["파타야"])).toBeUndefined();
  expect(tripTitle([stay, { ...round, players: 3 }], ["파타야"])?.party).toBeUndefined();
});

test("names a trip after its round, else its tournament, else its hotel, else its ride", () => {
  expect(faceOf([ride, noi, stay, cup, round])).toBe(round);
  expect(faceOf([ride, noi, stay, cup])).toBe(cup);
  expect(faceOf([ride, noi, stay])).toBe(stay);
  expect(faceOf([ride, noi])).toBe(noi);
  expect(faceOf([ride])).toBe(ride);
  expect(faceOf([later, round])).toBe(later);
  expect(faceOf([])).toBeUndefined();
});

test("a round with its caddie is one product; a ride or a second round makes a trip of it", () => {
  expect(isOneProduct([round, noi])).toBe(true);
  expect(isOneProduct([stay])).toBe(true);
  expect(isOneProduct([round, ride])).toBe(false);
  expect(isOneProduct([round, later])).toBe(false);
});

test("a part of a trip is called by both names, and by one where they are the same", () => {
  const name = { ko: "파타야 3일, 둘이서", en: "3 days in Pattaya for two" };
  const line = { ko: "시암 올드 코스", en: "Siam Old Course" };
  expect(partOfTrip(name, line)).toEqual({
    ko: "파타야 3일, 둘이서 · 시암 올드 코스",
    en: "3 days in Pattaya for two · Siam Old Course",
  });
  expect(partOfTrip(line, line)).toEqual(line);
});
