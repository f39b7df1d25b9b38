import { expect, test } from "vitest";
import { parseRecent, type RecentEntry, withNewest, without } from "./recent-list.ts";

const of = (...words: string[]): RecentEntry[] => words.map((word) => ({ word, at: 0 }));
const words = (list: readonly RecentEntry[]) => list.map(({ word }) => word);

test("a stored list is read back without duplicates and up to its maximum", () => {
  expect(words(parseRecent('["b","a","b"]', 10))).toEqual(["b", "a"]);
  expect(words(parseRecent('["c","b","a"]', 2))).toEqual(["c", "b"]);
});

test("an entry is read back with its time", () => {
  expect(parseRecent('[{"word":"a","at":5},"old"]', 10)).toEqual([
    { word: "a", at: 5 },
    { word: "old", at: 0 },
  ]);
});

test.each([[null], [""], ["{"], ["null"], ['{"a":1}'], ["[1,null,[]]"], ['[{"at":1}]']])(
  "%j is an empty list",
  (text) => {
    expect(parseRecent(text, 10)).toEqual([]);
  },
);

test("the newest comes first, and an existing entry moves up", () => {
  expect(words(withNewest(of("b", "a"), { word: "a", at: 1 }, 3))).toEqual(["a", "b"]);
  expect(words(withNewest(of("c", "b", "a"), { word: "d", at: 1 }, 3))).toEqual(["d", "c", "b"]);
});

test("a number is read back with its entry, and anything but an integer is dropped", () => {
  const stored = (figure: string) => parseRecent(`[{"word":"a","at":5,"figure":${figure}}]`, 10);
  expect(stored("12000")).toEqual([{ word: "a", at: 5, figure: 12_000 }]);
  for (const wrong of ['"12000"', "1.5", "1e300", "-1", "null", "[]", "{}"]) {
    expect(stored(wrong)).toEqual([{ word: "a", at: 5 }]);
  }
});

test("an entry stored again retains its first number", () => {
  const before = [{ word: "a", at: 1, figure: 5 }];
  expect(withNewest(before, { word: "a", at: 2 }, 3)).toEqual([{ word: "a", at: 2, figure: 5 }]);
});

test("an entry is removed, and the others stay", () => {
  expect(words(without(of("b", "a"), "b"))).toEqual(["a"]);
});
