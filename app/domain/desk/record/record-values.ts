import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

/** A record as its form shows it: one text per field; a switch is "on" or "". */
export type RecordValues = Readonly<Record<string, string>>;

/** The fields whose values differ, in the order of the form. A field that one side lacks counts as empty. */
export function changedFields(before: RecordValues, after: RecordValues): readonly string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => textOf(before[name]) !== textOf(after[name]));
}

export type Versions = {
  /** What both started from. */
  readonly original: RecordValues;
  readonly mine: RecordValues;
  readonly theirs: RecordValues;
};

export type Merge = {
  /** What only one side changed is taken from that side; a conflict keeps the newer, saved value for now. */
  readonly merged: RecordValues;
  readonly onlyMine: readonly string[];
  readonly onlyTheirs: readonly string[];
  /** Changed by both, to different values. */
  readonly conflicts: readonly string[];
};

/** Brings two changes of one record together, field by field. */
export function mergeRecords({ original, mine, theirs }: Versions): Merge {
  const myChanges = changedFields(original, mine);
  const theirChanges = changedFields(original, theirs);
  const differing = new Set(changedFields(mine, theirs));
  const conflicts = myChanges.filter((name) => theirChanges.includes(name) && differing.has(name));
  const onlyMine = myChanges.filter((name) => !theirChanges.includes(name));
  const onlyTheirs = theirChanges.filter((name) => !myChanges.includes(name));
  const taken = Object.fromEntries(onlyMine.map((name) => [name, textOf(mine[name])]));
  return { merged: { ...theirs, ...taken }, onlyMine, onlyTheirs, conflicts };
}

/** Browsers send line ends as CR LF; the database has LF. */
function textOf(value: string | undefined): string {
  return (value ?? "").replaceAll("\r\n", "\n");
}

/** What of a sent text was understood, or why it was refused. */
export type Read = { readonly value: unknown } | { readonly code: ErrorCode };

/** How a field is read, stored and written where its subject alone knows what it holds. */
export interface FieldCodec {
  /** The sent text, even if empty; a localized field is read once for each language. */
  read(text: string): Read;
  /** The stored form of what was read; for a localized field the texts of all languages. */
  store(value: unknown): unknown;
  /** What is stored as the form shows it, in the language of the input. */
  write(stored: unknown, locale: Locale): string;
}

/** Lists at the desk are short: no text of a field has more lines. */
export const MAX_LINES = 30;
