import { expect, test } from "vitest";
import { comparePath, comparison, goneOf, soleBest, verdictOf } from "./compare.ts";

const today = "2026-11-15";
const read = (query: string) => comparison(new URLSearchParams(query), today);

test("the first four different products of an address are compared", () => {
  expect(read("ids=a,b,a,c,d,e").ids).toEqual(["a", "b", "c", "d"]);
  expect(read("ids=a,../b,,C d").ids).toEqual(["a"]);
  expect(read("")).toEqual({ ids: [], date: undefined, players: 2, nights: 1 });
});

test("an invalid day, party or stay falls back to the usual one", () => {
  expect(read("ids=a&date=2020-01-01&players=9&nights=99")).toEqual(read("ids=a"));
  expect(read("ids=a&date=2027-01-12&players=4&nights=3")).toMatchObject({
    date: "2027-01-12",
    players: 4,
    nights: 3,
  });
});

test("an address contains only what matters for its kind", () => {
  const to = { ids: ["a", "b"], date: "2027-01-12", players: 4, nights: 3 } as const;
  expect(comparePath("course", to)).toBe("/compare/course?ids=a,b&date=2027-01-12&players=4");
  expect(comparePath("hotel", to)).toBe("/compare/hotel?ids=a,b&date=2027-01-12&nights=3");
  expect(comparePath("course", read("ids=a"))).toBe("/compare/course?ids=a");
  expect(comparePath("hotel", {})).toBe("/compare/hotel");
});

test("one value is the best only where no other equals it and another is known", () => {
  expect(soleBest([3, 1, 2], "lowest")).toBe(1);
  expect(soleBest([3, 1, 2], "highest")).toBe(0);
  expect(soleBest([1, 1, 2], "lowest")).toBeUndefined();
  expect(soleBest([1, 1, 2], "highest")).toBe(2);
  expect(soleBest([null, 5], "lowest")).toBeUndefined();
  expect(soleBest([null, 5, 7], "lowest")).toBe(1);
});

const old = { id: "old", price: 242_000, rating: 4.9 };
const gold = { id: "gold", price: 193_000, rating: 4.5 };

test("the best rated is weighed against the cheapest", () => {
  expect(verdictOf([old, gold])).toEqual({
    kind: "trade",
    id: "old",
    cheapest: "gold",
    more: 49_000,
    tenths: 4,
  });
  expect(verdictOf([{ ...old, price: 100_000 }, gold])).toEqual({ kind: "both", id: "old" });
});

test("leaves out unavailable products and gives no verdict on an unclear case", () => {
  expect(verdictOf([old, { ...gold, price: null }])).toBeUndefined();
  expect(verdictOf([old, { ...gold, rating: null }])).toBeUndefined();
  expect(verdictOf([old, { ...gold, rating: 4.9 }])).toBeUndefined();
  expect(verdictOf([old, { ...gold, price: 242_000 }])).toBeUndefined();
  expect(
    verdictOf([old, { id: "new", price: 240_000, rating: 4.7 }, { ...gold, rating: null }]),
  ).toBeUndefined();
});

test("names the products that were not found, in the order asked", () => {
  expect(goneOf({ ids: ["a", "b", "c"] }, [{ id: "b" }])).toEqual(["a", "c"]);
  expect(goneOf({ ids: ["a"] }, [{ id: "a" }])).toEqual([]);
});
