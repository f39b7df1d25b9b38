import { expect, test } from "vitest";
import { csvOf, safeText } from "./list-file.ts";

const momentOf = (at: Date) => at.toISOString();

test("a text that a spreadsheet would run stays a text", () => {
  for (const text of ["=1+1", "+82 10", "-2", "@SUM(A1)", "\tx", "\rx"]) {
    expect(safeText(text)).toBe(`'${text}`);
  }
  expect(safeText("시암 = 좋아요")).toBe("시암 = 좋아요");
});

test("a file begins with the mark that Excel needs, and quotes what would break a cell", () => {
  const rows = [
    ["이름", "메모"],
    ['말 "따옴표"', "두\n줄"],
    ["쉼표, 있음", '=HYPERLINK("http://x")'],
  ];
  expect(csvOf(rows, momentOf)).toBe(
    '\uFEFF이름,메모\r\n"말 ""따옴표""","두\n줄"\r\n"쉼표, 있음","\'=HYPERLINK(""http://x"")"\r\n',
  );
});

test("numbers stay numbers, also below zero, and nothing is an empty cell", () => {
  const at = new Date("2026-11-16T03:00:00Z");
  expect(csvOf([[-3000, true, false, null, at]], momentOf)).toBe(
    "\uFEFF-3000,1,0,,2026-11-16T03:00:00.000Z\r\n",
  );
});
