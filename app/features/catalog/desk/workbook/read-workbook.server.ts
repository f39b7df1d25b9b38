import { type UnzipFileInfo, unzipSync } from "fflate";
import { columnOf } from "#app/domain/catalog/workbook/workbook-cells.ts";
import { MAX_WORKBOOK_BYTES } from "#app/domain/catalog/workbook/workbook-size.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { storable } from "#app/domain/common/text/storable.ts";

/** A small file can unpack to very much; nothing is unpacked beyond this. */
const MAX_UNPACKED = 60_000_000;
const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;

export type SheetRow = { readonly number: number; readonly cells: readonly string[] };
export type Sheets = ReadonlyMap<string, readonly SheetRow[]>;

/** The sheets of an .xlsx file by name, every cell as the text that it shows; formulas give their last result. */
export function readWorkbook(bytes: Uint8Array): Sheets {
  if (bytes.length > MAX_WORKBOOK_BYTES) throw new AppError("workbook.too_large");
  const files = unpacked(bytes);
  const shared = sharedTexts(files.get("xl/sharedStrings.xml") ?? "");
  const targets = relations(files.get("xl/_rels/workbook.xml.rels") ?? "");
  const workbook = files.get("xl/workbook.xml") ?? "";
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\b([^>]*)>/g)].flatMap(
    ([, attributes = ""]) => {
      const target = targets.get(attribute(attributes, "r:id"));
      const xml = target && files.get(target);
      const name = plainText(attribute(attributes, "name"));
      return xml ? [[name, rowsOf(xml, shared)] as const] : [];
    },
  );
  if (sheets.length === 0) throw new AppError("workbook.unreadable");
  return new Map(sheets);
}

function unpacked(bytes: Uint8Array): ReadonlyMap<string, string> {
  let total = 0;
  const isNeeded = ({ name, originalSize }: UnzipFileInfo) => {
    if (
      !/^xl\/(workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(
        name,
      )
    ) {
      return false;
    }
    total += originalSize;
    if (total > MAX_UNPACKED) throw new AppError("workbook.too_large");
    return true;
  };
  try {
    const files = Object.entries(unzipSync(bytes, { filter: isNeeded }));
    const decoder = new TextDecoder();
    return new Map(files.map(([name, content]) => [name, decoder.decode(content)]));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("workbook.unreadable", { cause });
  }
}

function relations(xml: string): ReadonlyMap<string, string> {
  return new Map(
    [...xml.matchAll(/<Relationship\b([^>]*)>/g)].map(([, attributes = ""]) => {
      const target = attribute(attributes, "Target").replace(/^\//, "");
      return [attribute(attributes, "Id"), target.startsWith("xl/") ? target : `xl/${target}`];
    }),
  );
}

function sharedTexts(xml: string): readonly string[] {
  return [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, item = ""]) =>
    textsIn(item),
  );
}

function rowsOf(xml: string, shared: readonly string[]): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  for (const [, attributes = "", content = ""] of xml.matchAll(
    /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g,
  )) {
    if (rows.length >= MAX_ROWS) throw new AppError("workbook.too_large");
    const number = Number(attribute(attributes, "r")) || rows.length + 1;
    rows.push({ number, cells: cellsOf(content, shared) });
  }
  return rows;
}

function cellsOf(xml: string, shared: readonly string[]): readonly string[] {
  const cells: string[] = [];
  for (const [, attributes = "", content = ""] of xml.matchAll(
    /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g,
  )) {
    const address = attribute(attributes, "r");
    const column = address ? columnOf(address) : cells.length;
    if (column < 0 || column >= MAX_COLUMNS) continue;
    while (cells.length < column) cells.push("");
    cells[column] = storable(cellValue(attribute(attributes, "t"), content, shared));
  }
  return cells;
}

function cellValue(type: string, content: string, shared: readonly string[]): string {
  if (type === "inlineStr") return textsIn(content);
  const value = plainText(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? "");
  return type === "s" ? (shared[Number(value)] ?? "") : value;
}

/** All texts of an item, without the readings that Japanese sheets add. */
function textsIn(xml: string): string {
  const spoken = xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, "");
  return [...spoken.matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/g)]
    .map(([, text = ""]) => plainText(text))
    .join("");
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};

/** Only the five entities of XML and numbers: a file cannot define its own. */
function plainText(xml: string): string {
  return xml.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
    const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
