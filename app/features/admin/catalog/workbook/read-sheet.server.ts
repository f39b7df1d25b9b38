import { fieldOfInput } from "#app/domain/admin/record/record-fields.ts";
import { cellText, columnLetters } from "#app/domain/admin/workbook-cells.ts";
import type { ErrorCode } from "#app/domain/errors.ts";
import { type CatalogueSheet, sheetFields } from "./catalogue-sheets.server.ts";
import { REMARK } from "./export-catalogue.server.ts";
import type { SheetRow } from "./read-workbook.server.ts";

export type CellMistake = {
  readonly sheet: CatalogueSheet["name"];
  readonly row: number;
  /** The name of the input, as in the first row. */
  readonly column: string;
  /** As a spreadsheet shows it: `courses!F41`. */
  readonly address: string;
  readonly value: string;
  readonly code: ErrorCode;
};

export type ReadRow = {
  readonly id: string;
  readonly parent: string | undefined;
  /** By input name. */
  readonly values: Readonly<Record<string, string>>;
  readonly mistakeAt: (column: string, code: ErrorCode) => CellMistake;
};

const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** The rows of a sheet by the names in its first row; remarks and empty rows are left out. */
export function readSheet(
  sheet: CatalogueSheet,
  [head, ...rest]: readonly SheetRow[],
  fixes: ReadonlyMap<string, string>,
) {
  const columns = head?.cells.map((cell) => cell.trim()) ?? [];
  const rows: ReadRow[] = [];
  const mistakes: CellMistake[] = [];
  const seen = new Set<string>();
  for (const { number, cells } of rest) {
    if (cells.every((cell) => cell.trim() === "") || cells[0]?.startsWith(REMARK)) continue;
    const row = rowOf(sheet, { number, cells, columns, fixes });
    const code = (sheet.id ?? ID).test(row.id)
      ? seen.has(row.id)
        ? "record.id_twice"
        : undefined
      : "record.id";
    seen.add(row.id);
    if (code) mistakes.push(row.mistakeAt("id", code));
    else rows.push(row);
  }
  return { rows, mistakes, wrong: mistakes.length };
}

type Line = SheetRow & {
  readonly columns: readonly string[];
  readonly fixes: ReadonlyMap<string, string>;
};

function rowOf(sheet: CatalogueSheet, { number, cells, columns, fixes }: Line): ReadRow {
  const addressOf = (column: string) => {
    // A column that the workbook lacks is named behind its last one.
    const index = columns.includes(column) ? columns.indexOf(column) : columns.length;
    return `${sheet.name}!${columnLetters(index)}${number}`;
  };
  const fields = sheetFields(sheet);
  const textAt = (column: string) =>
    fixes.get(addressOf(column)) ?? cells[columns.indexOf(column)] ?? "";
  const values = Object.fromEntries(
    columns.flatMap((column) => {
      const field = fieldOfInput(fields, column)?.field;
      return field ? [[column, cellText(field, textAt(column))]] : [];
    }),
  );
  return {
    id: textAt("id").trim(),
    parent: sheet.parent && textAt(sheet.parent).trim(),
    values,
    mistakeAt: (column, code) => ({
      sheet: sheet.name,
      row: number,
      column,
      address: addressOf(column),
      value: textAt(column),
      code,
    }),
  };
}
