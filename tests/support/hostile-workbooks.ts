import { type Zippable, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const HEAD = `<?xml version="1.0" encoding="UTF-8"?>`;

type Parts = {
  /** The name of the sheet. */
  readonly name?: string;
  /** The text between the tags of the sheet. */
  readonly sheet?: string;
  readonly shared?: string;
  readonly is1904?: boolean;
  readonly more?: Zippable;
};

/** A workbook with one sheet, whose cells with the style 1 are days, with 2 times and with 3 both. */
export function workbookOf({
  name = "courses",
  sheet = "",
  shared = "",
  is1904,
  more = {},
}: Parts = {}) {
  const encoder = new TextEncoder();
  const files = {
    "[Content_Types].xml": `${HEAD}<Types/>`,
    "_rels/.rels": relations([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="${name}" sheetId="1" r:id="r0"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ["worksheet", "worksheets/sheet1.xml"],
      ["sharedStrings", "sharedStrings.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/worksheets/sheet1.xml": `${HEAD}<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
    "xl/sharedStrings.xml": `${HEAD}<sst xmlns="${MAIN}">${shared}</sst>`,
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
  };
  const entries = Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]);
  return Uint8Array.from(zipSync({ ...Object.fromEntries(entries), ...more }, { level: 9 }));
}

function relations(all: readonly (readonly [kind: string, target: string])[]): string {
  const each = all.map(
    ([kind, target], index) =>
      `<Relationship Id="r${index}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${RELATIONS}">${each.join("")}</Relationships>`;
}

/** The rows of a sheet, each as its cells are written. */
export function rowsOf(...rows: readonly string[]): string {
  const each = rows.map((cells, index) => `<row r="${index + 1}">${cells}</row>`);
  return `<sheetData>${each.join("")}</sheetData>`;
}

/** Says of an entry that it unpacks to another size than it does. */
export function withSize(file: Uint8Array, name: string, size: number): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(file);
  for (const [sign, toSize, toName] of [
    ["PK\u0003\u0004", 22, 30],
    ["PK\u0001\u0002", 24, 46],
  ] as const) {
    for (let at = copy.indexOf(sign); at >= 0; at = copy.indexOf(sign, at + 4)) {
      if (copy.subarray(at + toName, at + toName + name.length).toString() === name) {
        copy.writeUInt32LE(size, at + toSize);
      }
    }
  }
  return Uint8Array.from(copy);
}

const encoded = (text: string) => new TextEncoder().encode(text);

type Case = readonly [name: string, answer: string, make: () => Uint8Array<ArrayBuffer>];

const SHEET = "xl/worksheets/sheet1.xml";
const BYTE = new Uint8Array(1);

/** Refused by their list of entries, before anything is unpacked. */
export const HOSTILE_ARCHIVES: readonly Case[] = [
  [
    "an entry that unpacks to 70 MB",
    "workbook.too_large",
    () => workbookOf({ more: { "xl/media/a.png": new Uint8Array(70e6) } }),
  ],
  [
    "two entries that unpack to 70 MB",
    "workbook.too_large",
    () =>
      workbookOf({
        more: { "xl/media/a.png": new Uint8Array(35e6), "xl/media/b.png": new Uint8Array(35e6) },
      }),
  ],
  ["5,000 entries", "workbook.too_large", withManyEntries],
  [
    "a sheet that says it unpacks to nothing",
    "workbook.unreadable",
    () => withSize(workbookOf({ sheet: " ".repeat(30e6) }), SHEET, 0),
  ],
  [
    "a sheet that says it unpacks to little",
    "workbook.unreadable",
    () => withSize(workbookOf({ sheet: " ".repeat(30e6) }), SHEET, 100),
  ],
  ["a list of entries with two lengths", "workbook.unreadable", withTwoLengths],
  ["a name that leads elsewhere", "workbook.unreadable", () => withName("../../etc/cron.d/a")],
  ["a name from the root", "workbook.unreadable", () => withName("/etc/cron.d/a")],
  ["a name with a backslash", "workbook.unreadable", () => withName("xl\\a")],
  ["a name of 300 letters", "workbook.unreadable", () => withName("a".repeat(300))],
  ["two entries of one name", "workbook.unreadable", () => withName("XL/worksheets/sheet1.xml")],
];

/** Small files that a reader by regular expressions would be at for minutes, or with gigabytes. */
export const HOSTILE_SHEETS: readonly Case[] = [
  ["texts that never end", "workbook.unreadable", () => workbookOf({ shared: "<si>".repeat(5e5) })],
  ["rows that never end", "read", () => sheetWith("<row>".repeat(5e5))],
  ["cells that never end", "read", () => sheetWith(`<row>${"<c>".repeat(5e5)}</row>`)],
  [
    "a long text in 100,000 cells",
    "workbook.too_large",
    () =>
      workbookOf({
        shared: `<si><t>${"x".repeat(32_000)}</t></si>`,
        sheet: rowsOf(...Array<string>(1_000).fill('<c t="s"><v>0</v></c>'.repeat(100))),
      }),
  ],
  ["100,000 rows", "workbook.too_large", () => sheetWith("<row><c><v>1</v></c></row>".repeat(1e5))],
  [
    "cells in the corners of the largest sheet",
    "workbook.unreadable",
    () => sheetWith('<row><c r="A1"><v>1</v></c><c r="XFD1048576"><v>1</v></c></row>'),
  ],
  [
    "a row behind the last one",
    "workbook.unreadable",
    () => sheetWith('<row><c r="A900000000"><v>1</v></c></row>'),
  ],
  [
    "a row of five million cells",
    "workbook.unreadable",
    () => sheetWith(`<row>${"<c/>".repeat(5e6)}</row>`),
  ],
];

/** A sheet that is small, valid and yet slow to read: all of it is merged ten thousand times. */
export function slowWorkbook(): Uint8Array<ArrayBuffer> {
  const row = "<c><v>1</v></c>".repeat(150);
  const merges = '<mergeCell ref="A1:XFD1048576"/>'.repeat(10_000);
  const rows = rowsOf(...Array<string>(2_000).fill(row));
  return workbookOf({ sheet: `${rows}<mergeCells>${merges}</mergeCells>` });
}

/** Entities that name each other, of which the last would be a billion characters. */
export function workbookWithEntities(): Uint8Array<ArrayBuffer> {
  const laughs = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  );
  const shared = `<!DOCTYPE sst [<!ENTITY l0 "lol">${laughs.join("")}]><sst><si><t>&l9;</t></si></sst>`;
  return workbookOf({
    sheet: rowsOf('<c t="s"><v>0</v></c>'),
    more: { "xl/sharedStrings.xml": encoded(shared) },
  });
}

function sheetWith(rows: string) {
  return workbookOf({ sheet: `<sheetData>${rows}</sheetData>` });
}

function withName(name: string) {
  return workbookOf({ more: { [name]: BYTE } });
}

function withManyEntries() {
  const names = Array.from({ length: 5_000 }, (_, index) => `xl/media/${index}.png`);
  return workbookOf({ more: Object.fromEntries(names.map((name) => [name, BYTE])) });
}

/** One for this disk, another for all. */
function withTwoLengths() {
  const copy = Buffer.from(workbookOf());
  copy.writeUInt16LE(1, copy.length - 14);
  return Uint8Array.from(copy);
}

/** Files that are no workbooks of this kind, by what is said of them. */
export const OTHER_FILES: readonly Case[] = [
  ["nothing", "workbook.unreadable", () => new Uint8Array()],
  ["a CSV file", "workbook.unreadable", () => encoded("id,name\n1,x\n".repeat(9))],
  [
    "a CSV file in UTF-16",
    "workbook.unreadable",
    () => Uint8Array.from(Buffer.from("id,x", "utf16le")),
  ],
  ["half a workbook", "workbook.unreadable", () => workbookOf().slice(0, 900)],
  ["a workbook with a wrong byte", "workbook.unreadable", withWrongByte],
  [
    "another archive",
    "workbook.unreadable",
    () => Uint8Array.from(zipSync({ "a.txt": encoded("a") })),
  ],
  ["an older workbook", "workbook.old_format", () => ole("Workbook")],
  ["a workbook with a password", "workbook.protected", () => ole("EncryptedPackage")],
  ["5 MB and a byte", "workbook.too_large", () => new Uint8Array(5_000_001)],
];

/** Its content no longer fits its sum. */
function withWrongByte(): Uint8Array<ArrayBuffer> {
  const row = `<c><v>${"1".repeat(50)}</v></c>`;
  const stored = zipSync({ "a.xml": encoded(row) }, { level: 0 });
  const file = workbookOf({
    more: {
      "xl/worksheets/sheet1.xml": [encoded(`<worksheet>${rowsOf(row)}</worksheet>`), { level: 0 }],
    },
  });
  const at = Buffer.from(file).indexOf(Buffer.from(stored.subarray(40, 60)));
  file[at] = 0x32;
  return file;
}

function ole(stream: string): Uint8Array<ArrayBuffer> {
  const sign = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const name = Buffer.from(stream, "utf16le");
  return Uint8Array.from(Buffer.concat([sign, Buffer.alloc(1_000), name, Buffer.alloc(100)]));
}
