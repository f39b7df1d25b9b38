import { type Locale, localePrefix } from "#app/domain/common/language/languages.ts";

/** Where a phone finds what it needs to put the shop on its home screen: `/manifest.en.webmanifest`. */
export function manifestPath(locale: Locale): string {
  return `/manifest${localePrefix(locale).replace("/", ".")}.webmanifest`;
}
