import { keysOf, type SearchUnit, searchWords } from "#app/domain/common/text/search-letters.ts";
import { nicknamesOf, otherSpellings } from "./search-aliases.ts";
import { INITIALS_MARK, MAX_KEYS, termOf } from "./search-words.ts";

export const SEARCH_KINDS = ["course", "hotel", "caddy", "city"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Generic words for each kind of product. */
const KIND_WORDS: Readonly<Record<SearchKind, string>> = {
  course: "골프장 골프 코스 golf course",
  hotel: "호텔 숙소 리조트 hotel resort",
  caddy: "캐디 caddy caddie",
  city: "",
};

/** Words so common in names that people leave them out. */
const COMMON =
  /컨트리\s?클럽|골프\s?클럽|스포츠\s?클럽|골프|코스|리조트|클럽|호텔|\bcc\b|\b(?:country|golf|sports|club|course|resort|hotel|the|spa)\b|[&()]/gi;

export type Searchable = {
  readonly kind: SearchKind;
  readonly id: string;
  /** Its name in every language. */
  readonly names: readonly string[];
  /** Its place and its parent. */
  readonly around: readonly string[];
};

export type SearchDocument = {
  /** A tsvector without positions; see `termOf` for its terms. */
  readonly terms: string;
  /** Words to suggest for a mistyped search, with their spelling. */
  readonly words: ReadonlyMap<string, string>;
};

export function searchDocument({ kind, id, names, around }: Searchable): SearchDocument {
  const called = [...names, ...names.map(withoutCommon), ...nicknamesOf(id)].filter(Boolean);
  const spelled = [...called, ...called.flatMap(otherSpellings)];
  const places = around.flatMap((text) => [text, ...otherSpellings(text)]);
  const kindWords = KIND_WORDS[kind].split(" ").filter(Boolean);
  const terms = [
    ...spelled.map((text) => termOf.whole(keysOfText(text))),
    ...spelled.flatMap((text) => beginnings(text, 1).map(termOf.start)),
    ...spelled.flatMap((text) => beginnings(text).map(termOf.inside)),
    ...called
      .flatMap((text) => asSpoken(text, kindWords))
      .map(keysOfText)
      .map(termOf.start),
    ...places.flatMap((text) => beginnings(text).map(termOf.around)),
    ...[...kindWords, ...together(around, [...kindWords, ...names.map(withoutCommon)])].map(
      (text) => termOf.around(keysOfText(text)),
    ),
  ];
  return {
    terms: [...new Set(terms)].map((term) => `'${term}'`).join(" "),
    words: wordsOf([...called, ...around]),
  };
}

/** Korean place and product names are written together: 파타야골프장, 후아힌힐튼. */
function together(around: readonly string[], names: readonly string[]): string[] {
  const korean = names.filter(isKorean);
  return around
    .filter(isKorean)
    .flatMap(partsOf)
    .flatMap((place) => korean.map((name) => place + name));
}

/** As people call it, in one word: 아마리호텔 of 아마리 파타야, 그린밸리골프장 of 그린밸리 골프 클럽. */
function asSpoken(name: string, kindWords: readonly string[]): string[] {
  if (!isKorean(name)) return [];
  const words = withoutCommon(name).split(/\s+/).filter(Boolean);
  const beginningsOf = words.map((_, index) => words.slice(0, index + 1).join(""));
  return beginningsOf.flatMap((start) => kindWords.filter(isKorean).map((kind) => start + kind));
}

function isKorean(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

/** 파타야·촌부리 is two places. */
function partsOf(place: string): string[] {
  return place
    .split(/[·&/,()]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

function withoutCommon(name: string): string {
  return name.replace(COMMON, " ").trim();
}

function keysOfText(text: string): string {
  return keysOf(unitsOf(text)).slice(0, MAX_KEYS);
}

function unitsOf(text: string): SearchUnit[] {
  return searchWords(text).flatMap(({ units }) => units);
}

/** Suffixes from each of its first syllables and words, as keys and as initial consonants. */
function beginnings(text: string, howMany = Number.POSITIVE_INFINITY): string[] {
  const units = unitsOf(text);
  return units.slice(0, howMany).flatMap(({ initial }, index) => {
    const rest = units.slice(index);
    const keys = keysOf(rest).slice(0, MAX_KEYS);
    if (initial === "") return [keys];
    const sounds = rest.map((unit) => unit.initial).join("");
    return [keys, `${INITIALS_MARK}${sounds}`.slice(0, MAX_KEYS)];
  });
}

/** Words and pairs of neighbours, since people forget the space; the first spelling wins. */
function wordsOf(texts: readonly string[]): Map<string, string> {
  const spellings = new Map<string, string>();
  function add(keys: string, text: string): void {
    if (keys.length >= 3 && !spellings.has(keys)) spellings.set(keys.slice(0, MAX_KEYS), text);
  }
  for (const text of texts) {
    const words = searchWords(text);
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      add(keysOf(word.units), word.text);
      if (next) add(keysOf([...word.units, ...next.units]), `${word.text} ${next.text}`);
    }
  }
  return spellings;
}
