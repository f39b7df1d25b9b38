import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { priceError } from "./change-prices.ts";

export const MAX_CSV_ROWS = 800;
export const MAX_CSV_TEXT = 100_000;
export const MAX_REASON = 200;

export type CsvRow = { readonly line: number; readonly day: LocalDate; readonly price: Won };
export type CsvError = { readonly line: number; readonly text: string; readonly error: ErrorCode };
export type CsvReading = { readonly rows: readonly CsvRow[]; readonly errors: readonly CsvError[] };

/** Reads `date,price` lines; a first line without a date is the heading. Every wrong row is named. */
export function readPriceCsv(text: string): CsvReading {
  if (text.length > MAX_CSV_TEXT) {
    return { rows: [], errors: [{ line: 1, text: "", error: "price.csv_too_long" }] };
  }
  const rows: CsvRow[] = [];
  const errors: CsvError[] = [];
  const seen = new Set<LocalDate>();
  for (const [index, raw] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const line = index + 1;
    if (raw.trim() === "" || (index === 0 && !/^["'\s]*\d{4}/.test(raw))) continue;
    const read = readRow(raw, seen);
    if (rows.length + errors.length >= MAX_CSV_ROWS) {
      errors.push({ line, text: "", error: "price.csv_too_long" });
      break;
    }
    if (typeof read === "string") errors.push({ line, text: raw.slice(0, 80), error: read });
    else rows.push({ line, ...read });
  }
  return { rows, errors };
}

/** Whether there is anything to read: a heading alone says nothing about any day. */
export function hasCsvRows(text: string): boolean {
  const { rows, errors } = readPriceCsv(text);
  return rows.length + errors.length > 0;
}

function readRow(
  raw: string,
  seen: Set<LocalDate>,
): { readonly day: LocalDate; readonly price: Won } | ErrorCode {
  const [dateText = "", priceText = ""] = cellsOf(raw);
  const day = parseLocalDate(dateText);
  if (!day) return "price.csv_day";
  if (seen.has(day)) return "price.csv_twice";
  const digits = priceText.replaceAll(/[,\s₩]/g, "");
  if (!/^\d{1,9}$/.test(digits)) return "price.csv_price";
  const error = priceError(Number(digits));
  if (error) return error;
  seen.add(day);
  return { day, price: won(Number(digits)) };
}

/** The cells of one line; a quoted cell may hold commas. */
function cellsOf(raw: string): string[] {
  const cells = raw.match(/("(?:[^"]|"")*"|[^,;\t]*)(?:[,;\t]|$)/g) ?? [];
  return cells.map((cell) =>
    cell
      .replace(/[,;\t]$/, "")
      .trim()
      .replace(/^"(.*)"$/s, "$1")
      .replaceAll('""', '"')
      .trim(),
  );
}
