import { momentText } from "#app/domain/common/date/zone-time.ts";
import {
  DEFAULT_LOCALE,
  inEachLocale,
  LOCALES,
  type Locale,
  type Localized,
} from "#app/domain/common/language/languages.ts";
import { inputName, type RecordField, TAG_SEPARATOR } from "./record-fields.ts";
import type { RecordValues } from "./record-values.ts";

export type Facts = Readonly<Record<string, unknown>>;

/** A stored record as its form shows it. */
export function valuesOfRecord(fields: readonly RecordField[], facts: Facts): RecordValues {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = factAt(facts, pathOf(field));
      const { codec, localized, name } = field;
      if (codec && !localized) return [[name, codec.write(value, DEFAULT_LOCALE)]];
      if (!localized) return [[name, textOf(field, value)]];
      return LOCALES.map((locale) => [inputName(field, locale), textIn(field, value, locale)]);
    }),
  );
}

/** The row that an input is stored as; fields of one JSON column are put together. */
export function rowOfInput(fields: readonly RecordField[], input: Facts): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const field of fields) setAt(row, pathOf(field), storedValue(field, input));
  return row;
}

/** The columns that a field list is stored in. */
export function columnsOf(fields: readonly RecordField[]): readonly string[] {
  return [...new Set(fields.map((field) => pathOf(field)[0] ?? field.name))];
}

function pathOf({ column, name }: RecordField): readonly string[] {
  return (column ?? name).split(".");
}

function textOf({ kind }: RecordField, value: unknown): string {
  if (kind === "switch") return value ? "on" : "";
  if (value === null || value === undefined) return "";
  if (kind === "time") return String(value).slice(0, 5);
  if (kind === "moment") return momentText(new Date(String(value)));
  if (kind === "tags") return (value as readonly string[]).join(TAG_SEPARATOR);
  return String(value);
}

/** The text of one language. */
function textIn({ kind, codec }: RecordField, value: unknown, locale: Locale): string {
  if (codec) return codec.write(value, locale);
  if (kind !== "lines") return String(((value ?? {}) as Facts)[locale] ?? "");
  return ((value ?? []) as readonly Localized[]).map((line) => line[locale] ?? "").join("\n");
}

function storedValue(field: RecordField, input: Facts): unknown {
  const { codec, kind, localized, name } = field;
  if (!localized) return codec ? codec.store(input[name]) : input[name];
  const texts = inEachLocale((locale) => String(input[inputName(field, locale)] ?? ""));
  if (codec) return codec.store(texts);
  return kind === "lines" ? linesTogether(texts) : texts;
}

/** Line by line: the third line of each language is one entry. */
function linesTogether(texts: Localized): readonly Localized[] {
  const lines = inEachLocale((locale) =>
    (texts[locale] ?? "").split("\n").map((line) => line.trim()),
  );
  const count = Math.max(...LOCALES.map((locale) => lines[locale].length));
  return Array.from({ length: count }, (_, index) =>
    inEachLocale((locale) => lines[locale][index] ?? ""),
  ).filter((line) => LOCALES.some((locale) => line[locale]));
}

function factAt(facts: Facts, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Facts | null | undefined)?.[step], facts);
}

function setAt(row: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [step = "", ...rest] = path;
  if (rest.length === 0) {
    row[step] = value;
    return;
  }
  const inner = (row[step] ?? {}) as Record<string, unknown>;
  setAt(inner, rest, value);
  row[step] = inner;
}
