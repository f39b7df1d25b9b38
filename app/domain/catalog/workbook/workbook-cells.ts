import type { RecordField } from "#app/domain/desk/record/record-fields.ts";

/** The letters of a column: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? letter : columnLetters(rest - 1) + letter;
}

const SERIAL = /^\d{1,7}(\.\d{1,20})?$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z?)?$/;
/** Excel counts days from the last day of 1899. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** The last day of 9999. */
const LAST_DAY = 2_958_465;
/** How many days later workbooks begin that were made on old Macs. */
const DAYS_TO_1904 = 1_462;
const DAY_MS = 86_400_000;

/**
 * Spreadsheets turn a typed hour or day into a number; the form wants the text back. What is none stays as it is, so
 * that its field refuses it.
 */
export function cellText(
  { kind }: Pick<RecordField, "kind">,
  text: string,
  is1904 = false,
): string {
  if (kind === "switch") return /^(1|true|on|y|yes|o)$/i.test(text.trim()) ? "on" : "";
  if (kind !== "time" && kind !== "day" && kind !== "moment") return text;
  const [, day, minutes] = MOMENT.exec(SERIAL.test(text) ? serialText(text, is1904) : text) ?? [];
  if (kind === "time") return minutes ?? text;
  // Before March 1900 Excel counts a day that no calendar has.
  if (!day || day < "1900-03") return text;
  return kind === "day" ? day : `${day}T${minutes ?? "00:00"}`;
}

function serialText(text: string, is1904: boolean): string {
  const serial = Number(text) + (is1904 ? DAYS_TO_1904 : 0);
  if (serial > LAST_DAY) return text;
  const at = new Date(FIRST_DAY + Math.round((serial * DAY_MS) / 60_000) * 60_000);
  return at.toISOString().slice(0, 16);
}

/** The size of the file as it is sent. */
export const MAX_WORKBOOK_BYTES = 5_000_000;
