import type { z } from "zod";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import type { FieldCodec, RecordValues } from "./record-values.ts";

export type FieldKind =
  | "text"
  | "long_text"
  /** An article: HTML that the server cleans at every save. Always localized. */
  | "rich_text"
  /** One of `choices`. */
  | "choice"
  /** Any number of `choices`. */
  | "tags"
  | "switch"
  | "number"
  | "won"
  | "day"
  /** An hour of the day, at the venue. */
  | "time"
  /** A day and hour in Seoul. */
  | "moment"
  /** The id of another record; the page brings the options. */
  | "reference"
  /** One entry in each line; the languages belong together line by line. */
  | "lines";

/** One field of a desk form. A localized one has an input for each language, the default one first. */
export type RecordField = {
  readonly name: string;
  readonly kind: FieldKind;
  /** Reads, stores and writes what the kit does not know; the kind then only says how the input looks. */
  readonly codec?: FieldCodec;
  readonly localized?: true;
  readonly required?: true;
  /** The length of a text, the value of a number. */
  readonly max?: number;
  readonly min?: number;
  /** A number with digits after the point. */
  readonly decimals?: true;
  readonly choices?: readonly string[];
  /** A choice or reference that is stored as a number. */
  readonly numeric?: true;
  /** A few short choices, side by side. */
  readonly isSegment?: true;
  /** A choice whose labels are long. */
  readonly isWide?: true;
  /** What a new record starts with. */
  readonly start?: string;
  readonly section?: string;
  /** Where it is stored, if not in the column of its name; a path leads into a JSON column. */
  readonly column?: string;
};

type Or<Value, Field> = Field extends { readonly required: true } ? Value : Value | null;

type ValueOf<Field> = Field extends { readonly codec: FieldCodec }
  ? unknown
  : Field extends { readonly kind: "switch" }
    ? boolean
    : Field extends { readonly kind: "number" | "won" } | { readonly numeric: true }
      ? Or<number, Field>
      : Field extends { readonly kind: "moment" }
        ? Or<Date, Field>
        : Field extends { readonly kind: "day" }
          ? Or<LocalDate, Field>
          : Field extends { readonly kind: "tags" }
            ? readonly unknown[]
            : Or<string, Field>;

/** What the schema of a field list makes of a form. */
export type InputOf<Fields extends readonly RecordField[]> = {
  readonly [Field in Fields[number] as Field extends { readonly localized: true }
    ? `${Field["name"]}_${Locale}`
    : Field["name"]]: Field extends { readonly localized: true } ? string : ValueOf<Field>;
};

/** The name of a localized field's input: `title_ko`. */
export function inputName(field: Pick<RecordField, "name">, locale: Locale): string {
  return `${field.name}_${locale}`;
}

/** The names of all inputs, in the order of the form. */
export function inputNames(fields: readonly RecordField[]): readonly string[] {
  return fields.flatMap((field) =>
    field.localized ? LOCALES.map((locale) => inputName(field, locale)) : [field.name],
  );
}

/** The field and language of an input's name. */
export function fieldOfInput(
  fields: readonly RecordField[],
  name: string,
): { readonly field: RecordField; readonly locale?: Locale } | undefined {
  for (const field of fields) {
    if (!field.localized && field.name === name) return { field };
    const locale = field.localized && LOCALES.find((each) => inputName(field, each) === name);
    if (locale) return { field, locale };
  }
  return undefined;
}

/** Translations that are empty although the default language has a text. */
export function missingTranslations(
  fields: readonly RecordField[],
  values: RecordValues,
): readonly string[] {
  return fields
    .filter((field) => field.localized && values[inputName(field, DEFAULT_LOCALE)])
    .flatMap((field) => LOCALES.map((locale) => inputName(field, locale)))
    .filter((name) => !values[name]);
}

/** The inputs of a form as texts; missing ones, such as a switch that is off, are empty. */
export function recordValues(fields: readonly RecordField[], form: FormData): RecordValues {
  return Object.fromEntries(
    inputNames(fields).map((name) => [name, form.getAll(name).map(String).join(TAG_SEPARATOR)]),
  );
}

/** Between the tags of one field, in forms, history and workbooks. */
export const TAG_SEPARATOR = ", ";

/** The values that a new record's form starts with. */
export function startValues(fields: readonly RecordField[]): RecordValues {
  return Object.fromEntries(
    fields.flatMap(({ name, start }) => (start === undefined ? [] : [[name, start]])),
  );
}

/** The sections of a form in their order; fields without one are in a section of their own. */
export function sectionsOf(fields: readonly RecordField[]): readonly string[] {
  return [...new Set(fields.map(({ section }) => section ?? ""))];
}

/** The fields of a record and what they must say. */
export type FieldSet = {
  readonly fields: readonly RecordField[];
  readonly schema: z.ZodType;
};

/** A content type as its form and its save both know it. */
export type RecordDefinition = FieldSet & {
  /** The subject of its history, such as `notice`. */
  readonly kind: string;
  /** The area whose role may change it. */
  readonly area: AdminArea;
  /** The order of its sections, where that of its fields is not enough: some have no fields. */
  readonly sections?: readonly string[];
  /** Fields that creating needs in addition to changing. */
  readonly creation?: FieldSet;
};

/** The number of a record, or the short name in its address. */
export type RecordId = number | string;
