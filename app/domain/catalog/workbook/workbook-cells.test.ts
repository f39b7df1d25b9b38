import { expect, test } from "vitest";
import { cellText, columnLetters } from "./workbook-cells.ts";

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [52, "BA"],
  [701, "ZZ"],
  [702, "AAA"],
])("column %i is %s", (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
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
  ["day", "2026-11-16T00:00:00", "2026-11-16"],
  ["moment", "2026-11-16", "2026-11-16T00:00"],
  ["time", "2026-11-16T06:30", "06:30"],
] as const)("a %s that a spreadsheet shows as %s is %j", (kind, text, expected) => {
  expect(cellText({ kind }, text)).toBe(expected);
});

test.each([
  ["day", "123456789"],
  ["moment", "123456789.5"],
  ["time", "99999999999999999999"],
  ["day", "2958466"],
  ["day", "60"],
  ["day", "0.5"],
  ["day", "2026-02-30"],
] as const)("a %s of %j stays as it is", (kind, text) => {
  expect(cellText({ kind }, text)).toBe(text);
});

test("counts days from 1904 where the workbook does", () => {
  expect(cellText({ kind: "day" }, "44880", true)).toBe("2026-11-16");
  expect(cellText({ kind: "moment" }, "44880.5", true)).toBe("2026-11-16T12:00");
  expect(cellText({ kind: "time" }, "0.25", true)).toBe("06:00");
  expect(cellText({ kind: "day" }, "2957004", true)).toBe("2957004");
});
