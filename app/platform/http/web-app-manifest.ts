import { inEachLocale, localePrefix } from "#app/domain/locale.ts";

/** Where a phone finds what it needs to put the shop on its home screen, in each language. */
export const MANIFEST_PATH = inEachLocale(
  (locale) => `/manifest${localePrefix(locale).replace("/", ".")}.webmanifest`,
);
