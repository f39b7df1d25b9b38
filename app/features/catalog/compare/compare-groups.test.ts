import { expect, test } from "vitest";
import { firstWords } from "./compare-groups.ts";

test("the first sentence of a review is quoted, and a long one is cut at a word", () => {
  expect(firstWords("그린이 빠르고 고와요. 또 가고 싶어요.")).toBe("“그린이 빠르고 고와요.”");
  expect(firstWords("The greens were quick and the caddies were the best we ever had")).toBe(
    "“The greens were quick and the caddies…”",
  );
  expect(firstWords("가".repeat(50))).toBe(`“${"가".repeat(20)}…”`);
});

test("no review, or an empty one, gives no words", () => {
  expect(firstWords(null)).toBeUndefined();
  expect(firstWords(" \n")).toBeUndefined();
});
