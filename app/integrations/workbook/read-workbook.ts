import { unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { MAX_WORKBOOK_BYTES } from "#app/domain/catalog/workbook/workbook-cells.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
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

/** A small file can unpack to very much; none is read that says it unpacks to more. */
const MAX_UNPACKED = 60_000_000;
const MAX_ENTRIES = 1_000;
const MAX_NAME = 200;

/** The last record of an archive, which says where its list of entries is. */
const END = { sign: Buffer.from("PK\u0005\u0006"), size: 22 };
const LARGE_END = Buffer.from("PK\u0006\u0007");
/** What older Excel files and files with a password begin with. */
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

/** Refuses an archive by its list of entries, before anything is unpacked. */
function archiveRefusal(bytes: Uint8Array): ErrorCode | undefined {
  if (bytes.length > MAX_WORKBOOK_BYTES) return "workbook.too_large";
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, OLE.length).equals(OLE)) {
    return file.includes(ENCRYPTED) ? "workbook.protected" : "workbook.old_format";
  }
  if (!hasOneList(file)) return "workbook.unreadable";
  try {
    return entriesRefusal(bytes);
  } catch {
    return "workbook.unreadable";
  }
}

/** Two programs read the same list only if its records agree, and none points to a second, larger one. */
function hasOneList(file: Buffer): boolean {
  const end = file.length < END.size ? -1 : file.lastIndexOf(END.sign, file.length - END.size);
  if (end < 0) return false;
  const onThisDisk = file.readUInt16LE(end + 8);
  const inAll = file.readUInt16LE(end + 10);
  const size = file.readUInt32LE(end + 12);
  const start = file.readUInt32LE(end + 16);
  const isLarge = end >= 20 && file.subarray(end - 20, end - 16).equals(LARGE_END);
  return !isLarge && onThisDisk === inAll && inAll < 0xffff && start + size <= end;
}

function entriesRefusal(bytes: Uint8Array): ErrorCode | undefined {
  const names = new Set<string>();
  let count = 0;
  let total = 0;
  let isOdd = false;
  unzipSync(bytes, {
    filter: ({ name, size, originalSize, compression }) => {
      count += 1;
      total += originalSize;
      isOdd ||= isOddName(name) || names.has(name.toLowerCase());
      // A missing size is an error, since unpacking would have no limit.
      isOdd ||= size > bytes.length || (!name.endsWith("/") && hasNoSize(size, originalSize));
      isOdd ||= compression !== 0 && compression !== 8;
      names.add(name.toLowerCase());
      return false;
    },
  });
  if (isOdd) return "workbook.unreadable";
  return count > MAX_ENTRIES || total > MAX_UNPACKED ? "workbook.too_large" : undefined;
}

/** Two bytes are what nothing at all is packed into. */
function hasNoSize(size: number, originalSize: number): boolean {
  return size === 0 || (originalSize === 0 && size > 2);
}

function isOddName(name: string): boolean {
  return (
    name.length > MAX_NAME ||
    name.startsWith("/") ||
    /[\\\0]/.test(name) ||
    name.split("/").some((part) => part === ".." || part === ".")
  );
}
