import { setImmediate } from "node:timers/promises";
import { cellText, columnLetters } from "#app/domain/catalog/workbook/workbook-cells.ts";
import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import { fieldOfInput } from "#app/domain/desk/record/record-fields.ts";
import type { SheetRow } from "#app/integrations/workbook/workbook-reader.ts";
import {
  type CatalogueSheet,
  type CellMistake,
  REMARK,
  type ReadRow,
  VERSION,
} from "./sheet-type.ts";

/** Rows between two requests of others. */
const PART = 200;

const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

type Filled = {
  /** Corrections of single cells, by address. */
  readonly fixes: ReadonlyMap<string, string>;
  readonly is1904: boolean;
};

/** The rows of a sheet by the names in its first row; remarks and empty rows are left out. */
export async function readSheet(
  sheet: CatalogueSheet,
  [head, ...rest]: readonly SheetRow[],
  filled: Filled,
) {
  const reading = { ...filled, columns: columnsOf(sheet, head) };
  const rows: ReadRow[] = [];
  const mistakes: CellMistake[] = [];
  let wrong = 0;
  const seen = new Set<string>();
  for (const [index, row] of rest.entries()) {
    if (isRemark(row)) continue;
    if (index % PART === 0) await setImmediate();
    const read = rowOf(sheet, row, reading);
    const unreadable = unreadableIn(row, read, reading);
    const found = unreadable.length > 0 ? unreadable : idMistakes(sheet, read, seen);
    seen.add(read.id);
    mistakes.push(...found);
    if (found.length > 0) wrong += 1;
    else rows.push(read);
  }
  return { rows, mistakes, wrong };
}

function idMistakes(
  { id, isRepeated }: CatalogueSheet,
  row: ReadRow,
  seen: ReadonlySet<string>,
): readonly CellMistake[] {
  if (!(id ?? ID).test(row.id)) return [row.mistakeAt("id", "record.id")];
  return seen.has(row.id) && !isRepeated ? [row.mistakeAt("id", "record.id_twice")] : [];
}

function isRemark({ cells, unreadable }: SheetRow): boolean {
  return cells[0]?.startsWith(REMARK) || (!unreadable && cells.every((cell) => cell.trim() === ""));
}

type Column = { readonly index: number; readonly field: RecordField | undefined };
type Columns = {
  /** The position of each known column. */
  readonly known: ReadonlyMap<string, Column>;
  /** A column that the workbook lacks is named behind its last one. */
  readonly end: number;
};

function columnsOf(
  { fields, parent, isVersioned }: CatalogueSheet,
  head: SheetRow | undefined,
): Columns {
  const known = new Map<string, Column>();
  for (const [index, cell] of (head?.cells ?? []).entries()) {
    const name = cell.trim();
    const field = fieldOfInput(fields, name)?.field;
    const isOfRow = name === "id" || name === parent || (isVersioned && name === VERSION);
    if ((field || isOfRow) && !known.has(name)) {
      known.set(name, { index, field });
    }
  }
  return { known, end: head?.cells.length ?? 0 };
}

type Reading = Filled & { readonly columns: Columns };

function rowOf(
  sheet: CatalogueSheet,
  { number, cells }: SheetRow,
  { columns: { known, end }, fixes, is1904 }: Reading,
): ReadRow {
  const addressOf = (column: string) =>
    `${sheet.name}!${columnLetters(known.get(column)?.index ?? end)}${number}`;
  const textAt = (column: string) =>
    fixes.get(addressOf(column)) ?? cells[known.get(column)?.index ?? -1] ?? "";
  const values: Record<string, string> = {};
  for (const [column, { field }] of known) {
    if (field) values[column] = cellText(field, textAt(column), is1904);
  }
  const id = textAt("id").trim();
  return {
    id,
    parent: sheet.parent && textAt(sheet.parent).trim(),
    version: textAt(VERSION).trim(),
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

/** The cells of a row that cannot be read, unless the page has another value for them. */
function unreadableIn(
  { unreadable }: SheetRow,
  { mistakeAt }: ReadRow,
  { columns, fixes }: Reading,
): readonly CellMistake[] {
  if (!unreadable) return [];
  return [...columns.known].flatMap(([column, { index }]) => {
    const code = unreadable.get(index);
    const mistake = code && mistakeAt(column, code);
    return mistake && !fixes.has(mistake.address) ? [mistake] : [];
  });
}
