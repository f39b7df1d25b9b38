import type { Workbook } from "#app/integrations/workbook/workbook-reader.ts";
import type { CellMistake, SheetCount } from "./sheet-type.ts";

export type ImportResult = {
  readonly counts: readonly SheetCount[];
  readonly mistakes: readonly CellMistake[];
  readonly isStored: boolean;
};

/** The page's report: of very many mistakes only the first, which are fixed first. */
export type ImportReport = ImportResult & { readonly toFix: number };

export type ImportOptions = Workbook & {
  readonly by: string;
  /** Corrections of single cells, by address: `courses!F41`. */
  readonly fixes: ReadonlyMap<string, string>;
  /** New products are drafts, even if the workbook says otherwise, and old ones keep their status. */
  readonly asDrafts: boolean;
  /** A dry run does everything and takes it back. */
  readonly isDryRun: boolean;
};
