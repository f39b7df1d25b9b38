import fc from "fast-check";
import { expect, test } from "vitest";
import { drawHiddenHoles, MOST_HANDICAP, newPeoria } from "./new-peoria.ts";
import { parsOf, STANDARD_PARS, sumOf } from "./start-times.ts";

const HIDDEN = drawHiddenHoles(STANDARD_PARS, () => 0);
const cards = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 18, maxLength: 18 });

test("six holes of each nine are hidden, and their pars are 24 and 24 of a par 72", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const hidden = drawHiddenHoles(STANDARD_PARS, (count) => seed % count);
      const pars = hidden.map((hole) => STANDARD_PARS[hole] ?? 0);
      expect(new Set(hidden).size).toBe(12);
      expect(hidden.filter((hole) => hole < 9)).toHaveLength(6);
      expect([sumOf(pars.slice(0, 6)), sumOf(pars.slice(6))]).toEqual([24, 24]);
    }),
  );
});

test("a nine without six holes of two thirds hides the six that come nearest", () => {
  const threes = Array.from({ length: 18 }, () => 3).with(0, 5);
  const hidden = drawHiddenHoles(threes, () => 0);
  expect(sumOf(hidden.slice(0, 6).map((hole) => threes[hole] ?? 0))).toBe(20);
});

test("64 strokes on the hidden holes of a par 72 are a handicap of 19.2", () => {
  const strokes = STANDARD_PARS.map((par, hole) => (HIDDEN.includes(hole) ? par : 9));
  const worse = strokes.map((each, hole) => (HIDDEN.slice(0, 8).includes(hole) ? each + 2 : each));
  expect(newPeoria(worse, STANDARD_PARS, HIDDEN)).toEqual({ hiddenStrokes: 64, handicap: 19.2 });
});

test("a hole counts for at most double par, and a hole that is not hidden does not count", () => {
  const disaster = STANDARD_PARS.map(() => 20);
  const doublePar = STANDARD_PARS.map((par) => par * 2);
  const counted = (strokes: readonly number[]) =>
    newPeoria(strokes, STANDARD_PARS, HIDDEN).hiddenStrokes;
  expect(counted(disaster)).toBe(96);
  expect(counted(disaster)).toBe(counted(doublePar));
  const others = STANDARD_PARS.map((par, hole) => (HIDDEN.includes(hole) ? par : 12));
  expect(newPeoria(others, STANDARD_PARS, HIDDEN)).toEqual({ hiddenStrokes: 48, handicap: 0 });
});

test("every handicap is between 0 and 36 and has one decimal", () => {
  fc.assert(
    fc.property(cards, (strokes) => {
      const { handicap } = newPeoria(strokes, STANDARD_PARS, HIDDEN);
      expect(handicap).toBeGreaterThanOrEqual(0);
      expect(handicap).toBeLessThanOrEqual(MOST_HANDICAP);
      expect(Number(handicap.toFixed(1))).toBe(handicap);
    }),
  );
});

test("one stroke more on a hidden hole is never a lower handicap", () => {
  fc.assert(
    fc.property(cards, fc.constantFrom(...HIDDEN), (strokes, hole) => {
      const more = strokes.with(hole, (strokes[hole] ?? 0) + 1);
      const [before, after] = [strokes, more].map(
        (each) => newPeoria(each, STANDARD_PARS, HIDDEN).handicap,
      );
      expect(after).toBeGreaterThanOrEqual(before ?? 0);
    }),
  );
});

test.each([
  ["4 4 5 3 4 4 3 5 4 4 3 4 5 4 4 3 4 5", 18],
  ["4,4,5,3,4,4,3,5,4, 4,3,4,5,4,4,3,4,5", 18],
  ["", undefined],
  ["4 4 5", undefined],
  ["4 4 5 3 4 4 3 5 4 4 3 4 5 4 4 3 4 7", undefined],
  ["4 4 5 3 4 4 3 5 4 4 3 4 5 4 4 3 4 x", undefined],
])("the card %j has %s holes", (text, holes) => {
  expect(parsOf(text)?.length).toBe(holes);
});
