import type { Database } from "#app/db/client.server.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import type { Facts } from "#app/domain/desk/record/record-row.ts";
import type { Workbook } from "#app/integrations/workbook/workbook-reader.ts";

/** The column of the version: a row that a colleague has changed since is not overwritten. */
export const VERSION = "version";

/** A row that begins with it is a remark. */
export const REMARK = "#";

export type SheetName =
  | "policies"
  | "regions"
  | "courses"
  | "hotels"
  | "rooms"
  | "shuttles"
  | "vans"
  | "caddies"
  | "pictures"
  | "holidays"
  | "peaks";

export type CellMistake = {
  readonly sheet: SheetName;
  readonly row: number;
  /** The id of the record, as the row says it. */
  readonly id: string;
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
  /** When the workbook was downloaded; empty where the row was typed. */
  readonly version: string;
  /** By input name. */
  readonly values: Readonly<Record<string, string>>;
  readonly mistakeAt: (column: string, code: ErrorCode) => CellMistake;
};

export type SheetCount = {
  readonly sheet: SheetName;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly wrong: number;
};

export type SheetWork = {
  readonly rows: readonly ReadRow[];
  readonly options: { readonly by: string; readonly asDrafts: boolean };
  readonly at: Date;
  /** Products whose own rows were left out, as `courses/th-siam-old`. */
  readonly refused: ReadonlySet<string>;
  /** What this import has added as drafts before the pictures came, named alike. */
  readonly drafted: ReadonlySet<string>;
};

export type StoredSheet = {
  readonly count: Omit<SheetCount, "sheet" | "rows">;
  readonly mistakes: readonly CellMistake[];
};

export type DraftedSheet = {
  readonly added: readonly string[];
  readonly refused: readonly string[];
};

/** A sheet of the workbook: what its columns are, what it shows, and how its rows are stored. */
export type CatalogueSheet = {
  /** The same in every language, so that a workbook can be read anywhere. */
  readonly name: SheetName;
  /** All fields, also those that only a new record has: what it costs. */
  readonly fields: readonly RecordField[];
  /** The column with the record that it belongs to. */
  readonly parent?: string | undefined;
  /** Its rows carry the version of what they say. */
  readonly isVersioned?: true;
  /** What an id looks like, where it is not that of a product. */
  readonly id?: RegExp | undefined;
  /** Several rows may have the same id. */
  readonly isRepeated?: true;
  readonly list: (db: Database) => Promise<readonly Facts[]>;
  readonly store: (tx: Database, work: SheetWork) => Promise<StoredSheet>;
  /** Adds new records as drafts, so that they can get pictures before they are published. */
  readonly draft?: (tx: Database, work: SheetWork) => Promise<DraftedSheet>;
};

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
