import { type Locale, type Localized, localizedText } from "../common/language/languages.ts";

/** The stored words of a message: plain, or in each language where they differ. */
export type MessageWords = Readonly<Record<string, string | Localized>>;

/** The words in one language. */
export function wordsInLocale(
  words: MessageWords,
  locale: Locale,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      typeof word === "string" ? word : localizedText(word, locale),
    ]),
  );
}
