import { cellText, columnLetters } from "#app/domain/catalog/workbook/workbook-cells.ts";
import { fieldOfInput } from "#app/domain/desk/record/record-fields.ts";
import type { SheetRow } from "./read-workbook.server.ts";
import { type CatalogueSheet, type CellMistake, REMARK, type ReadRow } from "./sheet-type.ts";

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
    const isTwice = seen.has(row.id) && !sheet.isRepeated;
    const isId = (sheet.id ?? ID).test(row.id);
    const code = isId ? (isTwice ? "record.id_twice" : undefined) : "record.id";
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
  const { fields } = sheet;
  const textAt = (column: string) =>
    fixes.get(addressOf(column)) ?? cells[columns.indexOf(column)] ?? "";
  const values = Object.fromEntries(
    columns.flatMap((column) => {
      const field = fieldOfInput(fields, column)?.field;
      return field ? [[column, cellText(field, textAt(column))]] : [];
    }),
  );
  const id = textAt("id").trim();
  return {
    id,
    parent: sheet.parent && textAt(sheet.parent).trim(),
    values,
    mistakeAt: (column, code) => ({
      sheet: sheet.name,
      row: number,
      id,
      column,
      address: addressOf(column),
      value: textAt(column),
      code,
    }),
  };
}
