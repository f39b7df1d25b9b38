import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "#tests/support/cases.ts";
import { formatShortWon, formatWon, percentOf, roundToThousand, sumWon, won } from "./money.ts";

test("won are whole: a fraction is refused, not rounded in silence", () => {
  expect(() => won(0.5)).toThrow(RangeError);
  expect(() => won(Number.NaN)).toThrow(RangeError);
});

test("a percentage is rounded down and never exceeds its whole", () => {
  expect(percentOf(won(333_333), 70)).toBe(233_333);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }), (amount, p) => {
      const part = percentOf(won(amount), p);
      return Number.isInteger(part) && part >= 0 && part <= amount;
    }),
    cases(),
  );
});

test("two parts of a percentage never add up to more than the whole", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }), (amount, p) => {
      return sumWon([percentOf(won(amount), p), percentOf(won(amount), 100 - p)]) <= amount;
    }),
    cases(),
  );
});

test("prices read as each language writes them", () => {
  expect(formatWon(won(1_684_000), "ko")).toBe("₩1,684,000");
  expect(formatShortWon(won(242_000), "ko")).toBe("24.2");
  expect(formatShortWon(won(242_000), "en")).toBe("242k");
  expect(roundToThousand(241_600)).toBe(242_000);
});
