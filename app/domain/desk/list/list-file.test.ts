import { expect, test } from "vitest";
import { csvOf, safeText } from "./list-file.ts";

const momentOf = (at: Date) => at.toISOString();

test("a text that a spreadsheet would run stays a text", () => {
  for (const text of ["=1+1", "+82 10", "-2", "@SUM(A1)", "\tx", "\rx", "\nx"]) {
    expect(safeText(text)).toBe(`'${text}`);
  }
  expect(safeText("시암 = 좋아요")).toBe("시암 = 좋아요");
});

test("a file begins with the mark that Excel needs, and quotes special characters", () => {
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

test.each([
  ...["＝1+1", "＋82", "－2", "＠SUM(A1)", "﹦1+1", "﹢1", "﹣1", "﹫A1", "⁺1", "⁼1", "\u22122"],
  ...[" =1", "\t=1", "\n=1", "\r\n＝1", "\u00a0=1", "\u3000＝1"],
  ...["\ufeff=1", "\u200b=1", "\u200d\u2060＝1", "\u00ad=1", "\u202e=1", "\u3164=1", "\0=1"],
])("keeps %j a text, also where full-width signs begin a formula", (text) => {
  expect(safeText(text)).toBe(`'${text}`);
});

test.each([
  ["+66 2 000 1234", "(+66) 2 000 1234"],
  ["+66-76-310-100", "(+66) 76-310-100"],
  ["+66761234567", "(+66) 761234567"],
  ["+821012345678", "(+82) 1012345678"],
  ["+1 (202) 555-0143", "(+1) (202) 555-0143"],
  ["02-123-4567", "02-123-4567"],
])("writes the phone number %s as %s, without an apostrophe", (phone, written) => {
  expect(safeText(phone)).toBe(written);
});

test.each([
  "+1+1",
  "+66",
  "+66 2 000 1234 =1",
  "+123456789012345678",
  "+66 2 000 1234|cmd",
  "-66 2 000 1234",
])("keeps the apostrophe of %j, which is no phone number", (text) => {
  expect(safeText(text)).toBe(`'${text}`);
});

test("quotes a cell that would be two where semicolons or tabs separate them", () => {
  expect(csvOf([["a;=1+1", "b\t=1+1"]], momentOf)).toBe('\uFEFF"a;=1+1","b\t=1+1"\r\n');
});
