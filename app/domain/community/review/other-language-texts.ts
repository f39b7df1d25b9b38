import { LOCALES, type Locale, type Localized } from "#app/domain/common/language/languages.ts";

export type OtherText = { readonly locale: Locale; readonly text: string };

/** The same text in other languages; nothing where the page shows the only one there is. */
export function otherTexts(text: Localized | null, locale: Locale): readonly OtherText[] {
  if (!text?.[locale]) return [];
  return LOCALES.flatMap((each) => {
    const other = each === locale ? undefined : text[each];
    return other ? [{ locale: each, text: other }] : [];
  });
}
