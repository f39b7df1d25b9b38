import type { CatalogueSheet } from "./catalogue-sheets.server.ts";
import type { CellMistake } from "./read-sheet.server.ts";
import type { Sheets } from "./read-workbook.server.ts";

export type SheetCount = {
  readonly sheet: CatalogueSheet["name"];
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly wrong: number;
};

export type ImportResult = {
  readonly counts: readonly SheetCount[];
  readonly mistakes: readonly CellMistake[];
  readonly isStored: boolean;
};

export type ImportOptions = {
  readonly by: string;
  readonly sheets: Sheets;
  /** Corrections of single cells, by address: `courses!F41`. */
  readonly fixes: ReadonlyMap<string, string>;
  /** New products are drafts, whatever the workbook says, and old ones keep their status. */
  readonly asDrafts: boolean;
  /** A dry run does everything and takes it back. */
  readonly isDryRun: boolean;
};
