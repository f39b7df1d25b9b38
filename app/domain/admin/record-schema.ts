import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../locale.ts";
import { says } from "../validation.ts";

const required = says("record.required");
const tooLong = says("record.too_long");

type Texts<Name extends string> = Record<`${Name}_${Locale}`, z.ZodType<string>>;

/** The inputs of a localized field: needed in the default language, a translation may follow later. */
export function localizedTexts<Name extends string>(name: Name, max: number): Texts<Name> {
  const translation = z.string().trim().max(max, tooLong).default("");
  return Object.fromEntries(
    LOCALES.map((locale) => [
      `${name}_${locale}`,
      locale === DEFAULT_LOCALE
        ? z.string(required).trim().min(1, required).max(max, tooLong)
        : translation,
    ]),
  ) as Record<string, z.ZodType<string>> as Texts<Name>;
}
