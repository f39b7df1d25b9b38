import { z } from "zod";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { parseShopMoment } from "#app/domain/common/date/zone-time.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/domain/common/language/languages.ts";
import { isEmptyRichText } from "#app/domain/common/text/rich-text.ts";
import { type InputOf, inputName, type RecordField } from "./record-fields.ts";
import type { Read } from "./record-values.ts";

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** No field of ours is longer, and none is read to its end that is. */
const MAX_TEXT = 20_000;
const MAX_WON = 10_000_000;
const MAX_ID = 2_147_483_647;

/** The schema of a field list: every input a text as forms send it, every output as it is stored. */
export function recordSchema<const Fields extends readonly RecordField[]>(
  fields: Fields,
): z.ZodType<InputOf<Fields>> {
  const shape = fields.flatMap((field) =>
    field.localized
      ? LOCALES.map((locale) => {
          const required = field.required && locale === DEFAULT_LOCALE;
          return [inputName(field, locale), inputSchema(field, required)];
        })
      : [[field.name, inputSchema(field, field.required)]],
  );
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<InputOf<Fields>>;
}

function inputSchema(field: RecordField, required = false) {
  return z
    .unknown()
    .default("")
    .transform((sent, context) => {
      const read = readInput(field, writtenText(field, textOf(sent)), required);
      if ("value" in read) return read.value;
      context.addIssue({ code: "custom", message: read.code });
      return z.NEVER;
    });
}

/** Browsers send several tags under one name, and line ends as CR LF; PostgreSQL stores no NUL. */
function textOf(sent: unknown): string {
  const texts = Array.isArray(sent) ? sent : [sent];
  const known = texts.filter((each) => typeof each === "string" || typeof each === "number");
  return known.map(String).join(",").replaceAll("\r\n", "\n").trim();
}

function writtenText({ kind }: RecordField, text: string): string {
  return kind === "rich_text" && isEmptyRichText(text) ? "" : text;
}

function readInput(field: RecordField, text: string, required: boolean): Read {
  if (field.kind === "switch") return { value: text !== "" };
  if (text === "") {
    if (required) return { code: REQUIRED[field.kind] ?? "record.required" };
    if (field.codec) return field.codec.read(text);
    if (field.kind === "tags") return { value: [] };
    return { value: field.localized ? "" : null };
  }
  if (field.codec) return field.codec.read(text);
  return READERS[field.kind](field, text);
}

const REQUIRED: Partial<Record<RecordField["kind"], ErrorCode>> = {
  day: "record.day_required",
  moment: "record.moment_required",
};

const READERS: Record<RecordField["kind"], (field: RecordField, text: string) => Read> = {
  text: readText,
  long_text: readText,
  rich_text: readText,
  lines: readText,
  reference: readReference,
  switch: (_field, text) => ({ value: text !== "" }),
  number: readNumber,
  won: (field, text) => readNumber({ min: 0, max: MAX_WON, ...field }, text),
  choice: ({ choices = [], numeric }, text) =>
    choices.includes(text) ? { value: numeric ? Number(text) : text } : { code: "record.choice" },
  tags: readTags,
  day: (_field, text) => valueOr(parseLocalDate(text), "record.day_required"),
  time: (_field, text) => valueOr(TIME.test(text) ? text : undefined, "record.time"),
  moment: (_field, text) => valueOr(parseShopMoment(text), "record.moment_required"),
};

function valueOr(value: unknown, code: ErrorCode): Read {
  return value === undefined ? { code } : { value };
}

function readText({ max = MAX_TEXT }: RecordField, text: string): Read {
  return text.length > max ? { code: "record.too_long" } : { value: text };
}

function readNumber({ min, max, decimals }: RecordField, text: string): Read {
  const digits = text.replaceAll(",", "");
  if (!NUMBER.test(digits)) return { code: "record.number" };
  const value = Number(digits);
  if (!decimals && !Number.isSafeInteger(value)) return { code: "record.whole_number" };
  const isWithin = value >= (min ?? value) && value <= (max ?? value);
  return isWithin ? { value } : { code: "record.out_of_range" };
}

function readReference(field: RecordField, text: string): Read {
  return field.numeric
    ? readNumber({ ...field, min: 1, max: MAX_ID }, text)
    : readText(field, text);
}

function readTags({ choices = [] }: RecordField, text: string): Read {
  const tags = [...new Set(text.split(",").map((tag) => tag.trim()))].filter(Boolean);
  return tags.every((tag) => choices.includes(tag)) ? { value: tags } : { code: "record.choice" };
}
