import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale, type Localized } from "../locale.ts";
import type { RecordValues } from "./record-values.ts";

/** One field of a desk form. A localized one has an input for each language, the default one first. */
export type RecordField = {
  readonly name: string;
  readonly kind: "text" | "long_text" | "choice" | "switch" | "day";
  readonly localized?: true;
  readonly required?: true;
  readonly max?: number;
  readonly choices?: readonly string[];
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

/** The inputs of a form as texts; what was not sent, such as a switch that is off, is empty. */
export function recordValues(fields: readonly RecordField[], form: FormData): RecordValues {
  return Object.fromEntries(inputNames(fields).map((name) => [name, String(form.get(name) ?? "")]));
}

type Facts = Readonly<Record<string, unknown>>;

/** A stored record as its form shows it. */
export function valuesOfRecord(fields: readonly RecordField[], facts: Facts): RecordValues {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = facts[field.name];
      if (field.kind === "switch") return [[field.name, value ? "on" : ""]];
      if (!field.localized) return [[field.name, String(value ?? "")]];
      const texts = (value ?? {}) as Facts;
      return LOCALES.map((locale) => [inputName(field, locale), String(texts[locale] ?? "")]);
    }),
  );
}

/** The text of a localized field in each language, as it is stored. */
export function localizedInput(values: Facts, name: string): Localized {
  return inEachLocale((locale) => String(values[inputName({ name }, locale)] ?? ""));
}
