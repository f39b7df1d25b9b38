import type { Sheets } from "./read-workbook.server.ts";
import type { CellMistake, SheetCount } from "./sheet-type.ts";

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
