import { expect, test } from "vitest";
import { isStrokes, scoreRow } from "./score-row.ts";

test.each([
  ["4\t4\t5\t3", [4, 4, 5, 3]],
  ["4, 4,5 3", [4, 4, 5, 3]],
  ["4453", [4, 4, 5, 3]],
  [" 10 ", [10]],
  ["7", [7]],
  ["445344354444354435", [4, 4, 5, 3, 4, 4, 3, 5, 4, 4, 4, 4, 3, 5, 4, 4, 3, 5]],
  ["4 4 x", undefined],
  ["4 0 4", undefined],
  ["4 -1", undefined],
  ["4 16", undefined],
  ["4.5 4", undefined],
  ["", undefined],
  ["4 4 5 3 4 4 3 5 4 4 4 4 3 5 4 4 3 5 4", undefined],
])("the row %j is %j", (text, strokes) => {
  expect(scoreRow(text)).toEqual(strokes);
});

test.each([
  [1, true],
  [15, true],
  [0, false],
  [16, false],
  [1.5, false],
  ["4", false],
  [null, false],
])("%j strokes on a hole: %s", (value, ok) => {
  expect(isStrokes(value)).toBe(ok);
});
