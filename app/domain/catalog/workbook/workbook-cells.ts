import type { RecordField } from "#app/domain/desk/record/record-fields.ts";

/** The letters of a column: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}

/** The column of a cell's address: `AA12` is 26. */
export function columnOf(address: string): number {
  let column = 0;
  for (const letter of address.replace(/\d+$/, ""))
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

const SERIAL = /^\d+(\.\d+)?$/;
/** Excel counts days from the last day of 1899. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Spreadsheets turn a typed hour or day into a number; the form wants the text back. */
export function cellText({ kind }: Pick<RecordField, "kind">, text: string): string {
  if (kind === "switch") return /^(1|true|on|y|yes|o)$/i.test(text.trim()) ? "on" : "";
  if (!SERIAL.test(text) || !["time", "day", "moment"].includes(kind)) return text;
  const at = new Date(FIRST_DAY + Math.round((Number(text) * DAY_MS) / 60_000) * 60_000);
  const iso = at.toISOString();
  if (kind === "time") return iso.slice(11, 16);
  return kind === "day" ? iso.slice(0, 10) : iso.slice(0, 16);
}
