import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** What a cell of an exported list holds. */
export type CellValue = string | number | boolean | Date | null;

/** More rows than a person reads in a file; a narrower filter is asked for beyond. */
export const MAX_EXPORTED = 20_000;

/** What spreadsheet programs pass over before they look whether a formula follows. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
/** Once full-width and small forms are made plain, as programs in East Asia do. */
const FORMULA_START = /^[=+\-\u2212@]/;
const BREAK_START = /^[\t\r\n]/;
const PHONE = /^\+(?=(?:\D*\d){7,15}\D*$)[\d ().*•-]{7,30}$/;

/**
 * A spreadsheet would run a text that begins like a formula. The apostrophe keeps it a text; a phone number, which
 * people read and dial, has its country in brackets instead.
 */
export function safeText(text: string): string {
  if (PHONE.test(text)) return bracketed(text) ?? `'${text}`;
  const [first = ""] = text.replace(UNSEEN, "");
  const isRun = FORMULA_START.test(first.normalize("NFKC")) || BREAK_START.test(text);
  return isRun ? `'${text}` : text;
}

/** `(+66) 2 123 4567`. */
function bracketed(phone: string): string | undefined {
  const written = /^\+(\d{1,3})[ .-]/.exec(phone)?.[1];
  const country = written ?? parsePhoneNumberFromString(phone)?.countryCallingCode;
  return country && `(+${country}) ${phone.slice(country.length + 1).replace(/^[ .-]+/, "")}`;
}

/** What would read as one of the escapes that workbooks have for characters. */
const ESCAPE = /_(?=x[\dA-F]{4}_)/gi;
const UNWRITABLE = /(?![\t\n\r\x80-\x9f])[\p{Cc}\ufffe\uffff]/gu;

/** A text of a workbook as its format writes it, so that it is read as the same text. */
export function workbookText(text: string): string {
  return text.replaceAll(ESCAPE, "_x005F_").replaceAll(UNWRITABLE, escaped);
}

function escaped(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

/** With a mark for Korean letters in Excel, and line ends as the format wants them. */
export function csvOf(rows: readonly (readonly CellValue[])[], momentOf: (at: Date) => string) {
  const line = (row: readonly CellValue[]) =>
    row.map((value) => csvCell(value, momentOf)).join(",");
  return `\uFEFF${rows.map(line).join("\r\n")}\r\n`;
}

function csvCell(value: CellValue, momentOf: (at: Date) => string): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  const text = safeText(value instanceof Date ? momentOf(value) : value);
  // Other countries separate cells by semicolons or tabs: what follows one would be a cell of its own.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
