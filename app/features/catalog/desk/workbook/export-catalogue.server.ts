import writeExcelFile from "write-excel-file/node";
import type { Database } from "#app/db/client.server.ts";
import { workbookText } from "#app/domain/desk/list/list-file.ts";
import { fieldOfInput, inputNames } from "#app/domain/desk/record/record-fields.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import {
  CADDIE,
  POLICY,
  REGION,
  SHUTTLE,
  VEHICLE,
} from "#app/features/catalog/desk/types/small-types.server.ts";
import { COURSE } from "../types/course-type.server.ts";
import { HOTEL, ROOM } from "../types/hotel-type.server.ts";
import { PICTURE_SHEET } from "./picture-sheet.server.ts";
import { recordSheet } from "./record-sheet.server.ts";
import { HOLIDAY_SHEET, PEAK_SHEET } from "./rule-sheets.server.ts";
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

/** In the order in which they can be stored: what others refer to comes first. */
export const CATALOGUE_SHEETS: readonly CatalogueSheet[] = [
  recordSheet("policies", POLICY),
  recordSheet("regions", REGION),
  recordSheet("courses", COURSE),
  recordSheet("hotels", HOTEL),
  recordSheet("rooms", ROOM, { parent: "hotelId" }),
  recordSheet("shuttles", SHUTTLE),
  // Kinds of cars are named with underscores too, as lines of a cart name them.
  recordSheet("vans", VEHICLE, { id: /^[a-z][a-z0-9_-]{0,39}$/ }),
  recordSheet("caddies", CADDIE),
  PICTURE_SHEET,
  HOLIDAY_SHEET,
  PEAK_SHEET,
];

export const SHEET_NAMES = CATALOGUE_SHEETS.map(({ name }) => name);

/** The version comes last: it is for the machine. */
function sheetColumns({ parent, fields, isVersioned }: CatalogueSheet): readonly string[] {
  return [
    "id",
    ...(parent ? [parent] : []),
    ...inputNames(fields),
    ...(isVersioned ? [VERSION] : []),
  ];
}
