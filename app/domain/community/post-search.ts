import { searchWords } from "../catalog/search/search-letters.ts";
import type { Localized } from "../locale.ts";
import { maskContacts } from "./mask-contact.ts";

type PostText = { readonly title: Localized; readonly content: Localized };

/**
 * What a post is found by: its words as the keys typed for them, a dot before each syllable, so that an index of
 * trigrams sees short Korean words too. Of the masked text: nobody finds a telephone number that nobody is shown.
 */
export function postSearchKeys({ title, content }: PostText): string {
  const texts = [...Object.values(title), ...Object.values(content)];
  return [...new Set(texts.flatMap((text) => keysIn(maskContacts(text))))].join(" ");
}

/** All of these must be contained; the last syllable of a word may be half typed. Nothing readable finds nothing. */
export function postSearchPatterns(q: string): readonly string[] {
  return [...new Set(keysIn(q))].map((keys) => `%${keys}%`);
}

function keysIn(text: string): string[] {
  return searchWords(text).map(({ units }) => units.map(({ keys }) => `.${keys}`).join(""));
}
