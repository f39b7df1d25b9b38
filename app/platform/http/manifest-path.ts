import { type Locale, localePrefix } from "#app/domain/common/language/languages.ts";

/** The web app manifest of a language: `/manifest.en.webmanifest`. */
export function manifestPath(locale: Locale): string {
  return `/manifest${localePrefix(locale).replace("/", ".")}.webmanifest`;
}
