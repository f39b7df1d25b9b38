import { formatMoment, formatPlainDay, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { formatPublished } from "../common/date/content-date.ts";
import {
  inEachLocale,
  LOCALE_TAG,
  type Locale,
  type Localized,
  localizedText,
} from "../common/language/languages.ts";
import { formatWon } from "../common/money.ts";
import {
  TEMPLATE_WORDS,
  textKeyOf,
  type WordedTemplate,
  type WordTypes,
} from "./template-words.ts";

type Writers = { readonly [K in keyof WordTypes]: (word: WordTypes[K]) => string | Localized };

const WRITERS: Writers = {
  text: (word) => word,
  localized: (word) => word,
  won: (word) => inEachLocale((locale) => formatWon(word, locale)),
  count: (word) => inEachLocale((locale) => numberFormat(LOCALE_TAG[locale]).format(word)),
  day: (word) => inEachLocale((locale) => formatShortDay(word, locale)),
  date: (word) => inEachLocale((locale) => formatPlainDay(word, locale)),
  moment: (word) => inEachLocale((locale) => formatMoment(word, locale)),
  recordedOn: (word) => inEachLocale((locale) => formatPublished(word, locale)),
};

/** The words as they are stored: sums and dates in each language, and the state that chooses the text. */
export function writeWords({ template, words }: WordedTemplate): MessageWords {
  const given: Readonly<Record<string, unknown>> = { ...words };
  const state = typeof given.state === "string" ? given.state : undefined;
  const kinds: Readonly<Record<string, keyof WordTypes>> =
    TEMPLATE_WORDS[textKeyOf(template, state)];
  const written = Object.entries(kinds).map(([name, kind]) => [name, write(kind, given[name])]);
  return { ...Object.fromEntries(written), ...(state ? { state } : {}) };
}

function write(kind: keyof WordTypes, word: unknown): string | Localized {
  const writer = WRITERS[kind] as (word: unknown) => string | Localized;
  return writer(word);
}

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
