import writeExcelFile from "write-excel-file/node";
import type { Database } from "#app/db/client.server.ts";
import { workbookText } from "#app/domain/desk/list/list-file.ts";
import { fieldOfInput } from "#app/domain/desk/record/record-fields.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { CATALOGUE_SHEETS, sheetColumns } from "./catalogue-sheets.server.ts";
import { type CatalogueSheet, REMARK, VERSION } from "./sheet-type.ts";

type Options = {
  /** Only the columns, for an agency's own products. */
  readonly isEmpty?: boolean;
  /** The name of a column in the reader's language. */
  readonly labelOf: (input: string) => string;
};

/** The whole catalogue as a workbook: a sheet for each type, a column for each input of its form. */
export async function exportCatalogue(
  db: Database,
  { isEmpty = false, labelOf }: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = [];
  for (const sheet of CATALOGUE_SHEETS) {
    const columns = sheetColumns(sheet);
    const rows = isEmpty ? [] : await rowsOf(db, sheet, columns);
    sheets.push({
      sheet: sheet.name,
      stickyRowsCount: 2,
      data: [
        columns.map((value) => ({ value, fontWeight: "bold" as const })),
        columns.map((name) => ({ value: name === "id" ? REMARK : labelOf(name) })),
        ...rows,
      ],
    });
  }
  return Uint8Array.from(await writeExcelFile(sheets).toBuffer());
}

type Cell = { readonly value: string | number } | null;

async function rowsOf(
  db: Database,
  sheet: CatalogueSheet,
  columns: readonly string[],
): Promise<Cell[][]> {
  const { fields } = sheet;
  const stored = await sheet.list(db);
  return stored.map((facts) => {
    const values = valuesOfRecord(fields, facts);
    return columns.map((name) => {
      if (name === VERSION) return { value: facts[name] as number | string };
      if (name === "id" || name === sheet.parent) return { value: String(facts[name]) };
      return cellOf(values[name] ?? "", fieldOfInput(fields, name)?.field.kind);
    });
  });
}

/** A text is stored as a text, so that none is ever a formula. */
function cellOf(text: string, kind: string | undefined): Cell {
  if (text === "") return null;
  if (kind === "switch") return { value: 1 };
  return { value: kind === "number" || kind === "won" ? Number(text) : workbookText(text) };
}
