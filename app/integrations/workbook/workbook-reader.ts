import type { ErrorCode } from "#app/domain/common/errors/errors.ts";

export type SheetRow = {
  readonly number: number;
  readonly cells: readonly string[];
  /** Why cells of this row cannot be read, by their column. */
  readonly unreadable?: ReadonlyMap<number, ErrorCode>;
};

/** The sheets of a workbook by name. */
export type Sheets = ReadonlyMap<string, readonly SheetRow[]>;

export type Workbook = {
  readonly sheets: Sheets;
  /** Its numbers count days from 1904 instead of 1900. */
  readonly is1904: boolean;
};

/** A refusal is a value: the server's start and the pages have a copy each of the class that would be thrown. */
export type ReadResult = { readonly workbook: Workbook } | { readonly refused: ErrorCode };

/** Reads the named sheets of an .xlsx file. */
export type ReadWorkbook = (bytes: Uint8Array, names: readonly string[]) => Promise<ReadResult>;

export interface WorkbookReader {
  readonly read: ReadWorkbook;
  /** Ends the current work with an error for its sender. */
  readonly stop: () => void;
}

/** What the process that reads a workbook is asked. */
export type ReaderQuestion = { readonly bytes: Uint8Array; readonly names: readonly string[] };

/** What it answers, in parts: each is taken in between two requests of the shop. */
export type ReaderAnswer =
  | { readonly sheet: string; readonly rows: readonly SheetRow[] }
  | { readonly is1904: boolean }
  | { readonly refused: ErrorCode }
  | { readonly failed: string };
