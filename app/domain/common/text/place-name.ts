import { LOCALE_TAG, type Locale } from "#app/domain/common/language/languages.ts";

/** 「태국어」, "Thai"; the code itself where there is no name. */
export function languageName(code: string, locale: Locale): string {
  return nameOf(code, "language", locale);
}

/** 「태국」, "Thailand". */
export function countryName(code: string, locale: Locale): string {
  return nameOf(code, "region", locale);
}

function nameOf(code: string, type: "language" | "region", locale: Locale): string {
  try {
    return new Intl.DisplayNames(LOCALE_TAG[locale], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
