import { inEachLocale, type Localized } from "#app/domain/common/language/languages.ts";
import { plainTextOf } from "#app/domain/common/text/rich-text.ts";

/** Articles for those who only read them at the desk. */
export function plainTexts(texts: Localized): Localized {
  return inEachLocale((locale) => plainTextOf(texts[locale] ?? ""));
}
