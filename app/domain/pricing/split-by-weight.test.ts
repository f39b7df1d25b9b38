import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "#tests/support/cases.ts";
import { won } from "../common/money.ts";
import { splitByWeight } from "./split-by-weight.ts";

test("a coupon of 30,000 won over a trip of 1,720,000 takes 8,442 off a round of 484,000", () => {
  const trip = [484_000, 520_000, 540_000, 55_000, 48_000, 53_000, 10_000, 10_000];
  const shares = splitByWeight(won(30_000), trip);
  expect(shares.slice(0, 2)).toEqual([8_442, 9_070]);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(30_000);
});

test("the first of equal remainders gets the last won", () => {
  expect(splitByWeight(won(10), [1, 1, 1])).toEqual([4, 3, 3]);
  expect(splitByWeight(won(0), [0, 0])).toEqual([0, 0]);
});

test("an amount cannot be split among no shares", () => {
  expect(() => splitByWeight(won(1), [])).toThrow(RangeError);
  expect(() => splitByWeight(won(1), [0, 0])).toThrow(RangeError);
  expect(() => splitByWeight(won(-1), [1])).toThrow(RangeError);
  expect(() => splitByWeight(won(1), [2, -1])).toThrow(RangeError);
});

test("parts are whole, add up to the sum, never exceed their weight, and go to no one without weight", () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 })
    .filter((list) => list.some((weight) => weight > 0));
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 10_000 }), (list, permyriad) => {
      const all = list.reduce((sum, weight) => sum + weight, 0);
      const sum = Math.floor((all / 10_000) * permyriad);
      const parts = splitByWeight(won(Math.min(sum, all)), list);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(Math.min(sum, all));
      parts.forEach((part, index) => {
        const weight = list[index] ?? 0;
        expect(Number.isSafeInteger(part) && part >= 0 && part <= weight).toBe(true);
      });
    }),
    cases(2000),
  );
});
