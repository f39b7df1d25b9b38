import { plainTextOf } from "#app/domain/content/rich-text.ts";
import { inEachLocale, type Localized } from "#app/domain/locale.ts";

/** Articles for those who only read them at the desk. */
export function plainTexts(texts: Localized): Localized {
  return inEachLocale((locale) => plainTextOf(texts[locale] ?? ""));
}
