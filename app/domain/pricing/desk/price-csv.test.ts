import { expect, test } from "vitest";
import { hasCsvRows, MAX_CSV_ROWS, MAX_CSV_TEXT, readPriceCsv } from "./price-csv.ts";

test("rows are read with a heading, quotes, separators and a byte order mark", () => {
  const text =
    '\uFEFFdate,price\r\n2027-01-11,172000\r\n2027-01-12,"172,000"\n\n2027-01-13;₩180000\n';
  expect(readPriceCsv(text)).toEqual({
    rows: [
      { line: 2, day: "2027-01-11", price: 172_000 },
      { line: 3, day: "2027-01-12", price: 172_000 },
      { line: 5, day: "2027-01-13", price: 180_000 },
    ],
    errors: [],
  });
});

test.each([
  ["2027-02-30,172000", "price.csv_day"],
  ["2027/01/11,172000", "price.csv_day"],
  ["2027-01-11,", "price.csv_price"],
  ["2027-01-11,=1+1", "price.csv_price"],
  ["2027-01-11,-5000", "price.csv_price"],
  ["2027-01-11,0", "price.too_low"],
  ["2027-01-11,99999999", "price.too_high"],
])("%j is named with its line", (row, error) => {
  expect(readPriceCsv(`date,price\n${row}`)).toEqual({
    rows: [],
    errors: [{ line: 2, text: row, error }],
  });
});

test("a repeated day is named the second time", () => {
  const { rows, errors } = readPriceCsv("2027-01-11,172000\n2027-01-11,180000");
  expect(rows).toHaveLength(1);
  expect(errors).toEqual([{ line: 2, text: "2027-01-11,180000", error: "price.csv_twice" }]);
});

test("a file that is too long is refused instead of read half", () => {
  const row = "2027-01-1x,1\n";
  const { errors } = readPriceCsv(row.repeat(MAX_CSV_ROWS + 5));
  expect(errors.at(-1)).toEqual({ line: MAX_CSV_ROWS + 1, text: "", error: "price.csv_too_long" });
  expect(readPriceCsv("x".repeat(MAX_CSV_TEXT + 1))).toMatchObject({
    rows: [],
    errors: [{ error: "price.csv_too_long" }],
  });
});

test.each([
  ["", false],
  ["date,price", false],
  ["가".repeat(60_001), false],
  ["date,price\n2027-01-11,172000", true],
  ["date,price\nnonsense", true],
])("%j has rows to check: %s", (text, has) => {
  expect(hasCsvRows(text)).toBe(has);
});
