/** What a cell of an exported list holds. */
export type CellValue = string | number | boolean | Date | null;

/** More rows than a person reads in a file; a narrower filter is asked for beyond. */
export const MAX_EXPORTED = 20_000;

const FORMULA_START = /^[=+\-@\t\r]/;

/** A spreadsheet would run a text that begins like a formula; the apostrophe keeps it a text. */
export function safeText(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
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
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
