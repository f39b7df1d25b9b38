import { expect, test } from "vitest";
import { parseRecent, type RecentEntry, withNewest, without } from "./recent-list.ts";

const of = (...words: string[]): RecentEntry[] => words.map((word) => ({ word, at: 0 }));
const words = (list: readonly RecentEntry[]) => list.map(({ word }) => word);

test("what was kept is read back, each word once and no more than there is room for", () => {
  expect(words(parseRecent('["b","a","b"]', 10))).toEqual(["b", "a"]);
  expect(words(parseRecent('["c","b","a"]', 2))).toEqual(["c", "b"]);
});

test("a word is read back with its time", () => {
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

test("the newest comes first, and what was there before moves up", () => {
  expect(words(withNewest(of("b", "a"), { word: "a", at: 1 }, 3))).toEqual(["a", "b"]);
  expect(words(withNewest(of("c", "b", "a"), { word: "d", at: 1 }, 3))).toEqual(["d", "c", "b"]);
});

test("a figure is read back beside its word, and what is no whole number is none", () => {
  const stored = (figure: string) => parseRecent(`[{"word":"a","at":5,"figure":${figure}}]`, 10);
  expect(stored("12000")).toEqual([{ word: "a", at: 5, figure: 12_000 }]);
  for (const wrong of ['"12000"', "1.5", "1e300", "-1", "null", "[]", "{}"]) {
    expect(stored(wrong)).toEqual([{ word: "a", at: 5 }]);
  }
});

test("what is kept again keeps its first figure", () => {
  const before = [{ word: "a", at: 1, figure: 5 }];
  expect(withNewest(before, { word: "a", at: 2 }, 3)).toEqual([{ word: "a", at: 2, figure: 5 }]);
});

test("a word is taken out, and the others stay", () => {
  expect(words(without(of("b", "a"), "b"))).toEqual(["a"]);
});
