import { readXlsx } from "hucre/xlsx";
import { archiveRefusal } from "./check-archive.ts";
import { MAX_ROWS, sheetRows } from "./sheet-rows.ts";
import type { ReadResult, SheetRow } from "./workbook-reader.ts";

/** For all cells together, counting a shared text at each use: it is sent to the shop's process written out. */
const MAX_TEXT = 20_000_000;

/** Reads a workbook in this process, and for as long as it takes: the shop does it in another, with limits. */
export async function readWorkbook(
  bytes: Uint8Array,
  names: readonly string[],
): Promise<ReadResult> {
  const refused = archiveRefusal(bytes);
  if (refused) return { refused };
  const read = await readSheets(bytes, names).catch(() => undefined);
  if (!read) return { refused: "workbook.unreadable" };
  const is1904 = read.dateSystem === "1904";
  const sheets = new Map<string, readonly SheetRow[]>();
  let rows = 0;
  let texts = 0;
  for (const sheet of read.sheets) {
    const found = sheetRows(sheet, is1904);
    sheets.set(sheet.name, found);
    rows += found.length;
    texts += found.reduce((sum, { cells }) => sum + lengthOf(cells), 0);
    if (rows > MAX_ROWS || texts > MAX_TEXT) return { refused: "workbook.too_large" };
  }
  return { workbook: { sheets, is1904 } };
}

/** Each of the names once, however often the file has it. */
function readSheets(bytes: Uint8Array, names: readonly string[]) {
  const wanted = new Set(names);
  return readXlsx(bytes, { sheets: ({ name }) => wanted.delete(name) });
}

function lengthOf(cells: readonly string[]): number {
  return cells.reduce((sum, text) => sum + text.length, 0);
}
