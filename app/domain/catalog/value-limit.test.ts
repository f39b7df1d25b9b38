import { expect, test } from "vitest";
import { isWithinValue, limitCounts, RATING_LIMITS, readLimit } from "./value-limit.ts";

const any = { max: undefined, rating: undefined };

test("a limit on offer is read from an address, and nothing else", () => {
  expect(readLimit("4.5", RATING_LIMITS)).toBe(4.5);
  expect(readLimit("4.50", RATING_LIMITS)).toBeUndefined();
  expect(readLimit("", RATING_LIMITS)).toBeUndefined();
  expect(readLimit(null, RATING_LIMITS)).toBeUndefined();
});

test("a price limit includes the price itself, and one won more is over it", () => {
  const at = (price: number | null) =>
    isWithinValue({ price, rating: null }, { ...any, max: 200_000 });
  expect([at(200_000), at(200_001), at(null)]).toEqual([true, false, false]);
});

test("a rating limit includes the rating itself; without reviews nothing passes it", () => {
  const at = (rating: number | null) =>
    isWithinValue({ price: null, rating }, { ...any, rating: 4.5 });
  expect([at(4.5), at(4.4), at(null)]).toEqual([true, false, false]);
});

test("without limits everything passes", () => {
  expect(isWithinValue({ price: null, rating: null }, any)).toBe(true);
});

test("a limit that changes nothing, or leaves nothing, is offered only while it is chosen", () => {
  const results = { all: 3, at: (limit: number) => limit };
  expect(limitCounts([0, 1, 2, 3], undefined, results)).toEqual([
    { limit: 1, count: 1 },
    { limit: 2, count: 2 },
  ]);
  expect(limitCounts([0, 3], 3, results)).toEqual([{ limit: 3, count: 3 }]);
});
