import type { Localized } from "../common/language/languages.ts";
import { searchWords } from "../common/text/search-letters.ts";
import { maskContacts } from "./mask-contact.ts";

type PostText = { readonly title: Localized; readonly content: Localized };

/** `searchKeys` decides what is found; `searchParts` are for the index, which leads to the few posts worth reading. */
export type PostSearch = {
  readonly searchKeys: string;
  readonly searchParts: string[];
};

const LONGEST_START = 4;

/**
 * What a post is found by: its words as the keys typed for them, a dot before each syllable.
 * Built from the masked text, so that a search cannot find hidden telephone numbers.
 */
export function postSearch({ title, content }: PostText): PostSearch {
  const texts = [...Object.values(title), ...Object.values(content)];
  const words = texts.flatMap((text) => wordsIn(maskContacts(text)));
  return {
    searchKeys: [...new Set(words.map(keysOf))].join(" "),
    searchParts: [...new Set(words.flatMap((word) => [...stepsOf(word), ...startsOf(word)]))],
  };
}

/**
 * Every one must be contained; the last syllable of a word may be half typed. Without readable text nothing is found.
 */
export function postSearchOf(q: string): {
  readonly keys: readonly string[];
  readonly parts: readonly string[];
} {
  const words = wordsIn(q);
  return {
    keys: [...new Set(words.map(keysOf))],
    parts: [...new Set(words.flatMap(partsSought))],
  };
}

type Word = readonly string[];

function wordsIn(text: string): Word[] {
  return searchWords(text).map(({ units }) => units.map(({ keys }) => keys));
}

function keysOf(word: Word): string {
  return word.map((keys) => `.${keys}`).join("");
}

/** A syllable and the first key of the next: the same however far the last one is typed. */
function stepsOf(word: Word): string[] {
  return word.slice(1).map((next, at) => `${word[at]}.${next[0]}`);
}

/** How each syllable or foreign word begins, for a search that has only one. */
function startsOf(word: Word): string[] {
  return word.flatMap((keys) =>
    Array.from({ length: Math.min(keys.length, LONGEST_START) }, (_, at) => keys.slice(0, at + 1)),
  );
}

function partsSought(word: Word): string[] {
  const [only = ""] = word;
  return word.length === 1 ? [only.slice(0, LONGEST_START)] : stepsOf(word);
}
