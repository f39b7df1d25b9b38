import type { Cell, CellValue, MergeRange, Sheet } from "hucre/xlsx";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { cutTo, storable } from "#app/domain/common/text/storable.ts";
import type { SheetRow } from "./workbook-reader.ts";

/** For all sheets of a workbook together. */
export const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;
/** As long as a spreadsheet lets a cell be. */
const MAX_CELL = 32_767;
/** Enough of an unreadable cell to find it. */
const SHOWN = 100;
const LAST_YEAR = 9999;
const MINUTE_MS = 60_000;

type Read = { readonly text: string; readonly refused?: ErrorCode | undefined };

/** The rows of a sheet that are not empty, every cell as the text that it shows; formulas give their last result. */
export function sheetRows(sheet: Sheet, is1904: boolean): readonly SheetRow[] {
  const merged = mergedCells(sheet.merges ?? [], sheet.rows.length);
  return sheet.rows.flatMap((values, index) => {
    const row = rowOf(values.slice(0, MAX_COLUMNS), (value, column) => {
      const at = `${index},${column}`;
      if (merged.has(at)) return { text: "", refused: "workbook.cell_merged" };
      return readCell(value, sheet.cells?.get(at), is1904);
    });
    return row ? [{ number: index + 1, ...row }] : [];
  });
}

/** Undefined where nothing is in it. */
function rowOf(
  values: readonly CellValue[],
  read: (value: CellValue, column: number) => Read,
): Omit<SheetRow, "number"> | undefined {
  const all = values.map(read);
  const unreadable = new Map(
    all.flatMap(({ refused }, column) => (refused ? [[column, refused] as const] : [])),
  );
  const last = all.findLastIndex(({ text, refused }) => text !== "" || refused);
  const cells = all.slice(0, last + 1).map(({ text }) => text);
  if (unreadable.size > 0) return { cells, unreadable };
  return cells.length > 0 ? { cells } : undefined;
}

/** All cells but the first of what was merged: only the first has a value, and the others would count as empty. */
function mergedCells(merges: readonly MergeRange[], rows: number): ReadonlySet<string> {
  const covered = new Set<string>();
  for (const { startRow, startCol, endRow, endCol } of merges) {
    for (let row = startRow; row <= Math.min(endRow, rows - 1); row += 1) {
      for (let column = startCol; column <= Math.min(endCol, MAX_COLUMNS - 1); column += 1) {
        if (row !== startRow || column !== startCol) covered.add(`${row},${column}`);
      }
    }
  }
  return covered;
}

function readCell(value: CellValue, cell: Cell | undefined, is1904: boolean): Read {
  if (cell?.type === "error") return { text: shown(value), refused: "workbook.cell_error" };
  if (value === null) {
    if (cell?.formula === undefined) return { text: "" };
    return { text: cutTo(storable(`=${cell.formula}`), SHOWN), refused: "workbook.cell_formula" };
  }
  if (value instanceof Date) {
    const text = momentText(value, is1904);
    return text === undefined ? { text: "", refused: "workbook.cell_date" } : { text };
  }
  if (typeof value === "boolean") return { text: value ? "TRUE" : "FALSE" };
  const text = storable(String(value));
  if (text.length > MAX_CELL) return { text: shown(value), refused: "record.too_long" };
  return { text };
}

function shown(value: CellValue): string {
  return cutTo(storable(String(value ?? "")), SHOWN);
}

/** A day, a time of day or both; undefined for what is neither, such as a day that no calendar has. */
function momentText(date: Date, is1904: boolean): string | undefined {
  const at = new Date(Math.round(date.getTime() / MINUTE_MS) * MINUTE_MS);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > LAST_YEAR) return undefined;
  const [day = "", time = ""] = at.toISOString().split(/[TZ.]/);
  const minutes = time.slice(0, 5);
  // The day before the first is where times of day are.
  if (day === (is1904 ? "1904-01-01" : "1899-12-31")) return minutes;
  if (day < (is1904 ? "1904" : "1900-03")) return undefined;
  return minutes === "00:00" ? day : `${day}T${minutes}`;
}
