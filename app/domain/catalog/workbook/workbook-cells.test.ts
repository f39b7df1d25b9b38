import { expect, test } from "vitest";
import { cellText, columnLetters, columnOf } from "./workbook-cells.ts";

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
  [701, "ZZ"],
  [702, "AAA"],
])("column %i is %s, and back", (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
  expect(columnOf(`${letters}17`)).toBe(index);
});

test.each([
  ["time", "0.25", "06:00"],
  ["time", "0.5625", "13:30"],
  ["time", "06:00", "06:00"],
  ["day", "46342", "2026-11-16"],
  ["moment", "46342.5", "2026-11-16T12:00"],
  ["switch", "1", "on"],
  ["switch", "TRUE", "on"],
  ["switch", "0", ""],
  ["switch", "아니요", ""],
  ["number", "0.25", "0.25"],
  ["text", "46342", "46342"],
] as const)("a %s that a spreadsheet shows as %s is %j", (kind, text, expected) => {
  expect(cellText({ kind }, text)).toBe(expected);
});
