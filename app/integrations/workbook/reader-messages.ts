import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { SheetRow } from "./workbook-reader.ts";

/** What the process that reads a workbook is asked. */
export type ReaderQuestion = { readonly bytes: Uint8Array; readonly names: readonly string[] };

/** What it answers, in parts: each is taken in between two requests of the shop. */
export type ReaderAnswer =
  | { readonly sheet: string; readonly rows: readonly SheetRow[] }
  | { readonly is1904: boolean }
  | { readonly refused: ErrorCode }
  | { readonly failed: string };
