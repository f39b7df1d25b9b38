import { isInitials, keysOf, type SearchWord, searchWords } from "./search-letters.ts";

/** Beyond these a question says nothing new. */
const MAX_WORDS = 8;
/** Keys are kept up to here, and compared up to here. */
export const MAX_KEYS = 32;

/** No word begins with this and goes on with a letter: what follows are first sounds. */
export const INITIALS_MARK = "0";

/** A term says how it fits: a whole name, where a name starts, inside a name, or in what is around it. */
export const termOf = {
  whole: (keys: string) => `=${keys}.`,
  start: (keys: string) => `=${keys}`,
  own: (keys: string) => keys,
  around: (keys: string) => `~${keys}`,
};

/** Longer ones first: 에서 is not 에 and 서. */
const PARTICLES = [
  "에서는 에서도 으로는 이랑은 에서 에게 으로 부터 까지 이랑 하고 처럼 보다 근처 주변",
  "은 는 이 가 을 를 의 에 와 과 도 로 만 랑",
]
  .join(" ")
  .split(" ");

/** One word of a question: it is found where one of these stands at the beginning of a word or syllable. */
export type QueryWord = { readonly keys: readonly string[]; readonly text: string };

export type ParsedSearch = {
  readonly words: readonly QueryWord[];
  /** Without any space; nothing where names and first sounds are mixed. */
  readonly whole: string;
};

/** What a question asks for; no words when nothing in it can be a name. */
export function parseSearch(q: string): ParsedSearch {
  const words = searchWords(q).slice(0, MAX_WORDS);
  const sounds = words.filter(isInitials).length;
  const mark = sounds > 0 ? INITIALS_MARK : "";
  const isMixed = sounds > 0 && sounds < words.length;
  const keys = words.map(({ units }) => keysOf(units)).join("");
  return {
    words: words.map((word) => ({ keys: [...new Set(queryKeys(word))], text: word.text })),
    whole: isMixed ? "" : `${mark}${keys}`.slice(0, MAX_KEYS),
  };
}

function queryKeys(word: SearchWord): string[] {
  if (isInitials(word)) return [`${INITIALS_MARK}${keysOf(word.units)}`.slice(0, MAX_KEYS)];
  const bare = word.units.length - particleOf(word.text);
  return [keysOf(word.units), keysOf(word.units.slice(0, bare))].map((keys) =>
    keys.slice(0, MAX_KEYS),
  );
}

/** How many syllables at the end may be a particle; two that stay are a name's least. */
function particleOf(text: string): number {
  const particle = PARTICLES.find((each) => text.endsWith(each));
  if (!particle || text.length - particle.length < 2) return 0;
  return particle.length;
}

/** How many keys of a mistyped word may be wrong: two that changed places are two. */
export function mayDiffer({ keys: [keys = ""], text }: QueryWord): number {
  if (keys.length < 4 || keys.startsWith(INITIALS_MARK)) return 0;
  if (keys.length > 10) return 3;
  return keys.length > (text === keys ? 4 : 6) ? 2 : 1;
}

/** Questions to the index, each as a tsquery, from the best fit to the loosest. */
export function termsQueries({ words, whole }: ParsedSearch): readonly string[] {
  const inNames = all(words, (key) => begins(termOf.own(key)));
  const anywhere = all(words, anywhereQuery);
  if (whole === "") return [inNames, anywhere];
  const best = [`'${termOf.whole(whole)}'`, begins(termOf.start(whole))];
  // A single letter begins half of all words: here it must begin the name.
  if (whole.replace(INITIALS_MARK, "").length === 1) return best;
  if (words.length === 1)
    return [...best, inNames, all(words, (key) => begins(termOf.around(key)))];
  const together = begins(termOf.own(whole));
  return [...best, `${inNames} | ${together}`, `${anywhere} | ${anywhereQuery(whole)}`];
}

export function anywhereQuery(key: string): string {
  return `${begins(termOf.own(key))} | ${begins(termOf.around(key))}`;
}

function all(words: readonly QueryWord[], oneKey: (key: string) => string): string {
  return words.map(({ keys }) => `(${keys.map(oneKey).join(" | ")})`).join(" & ");
}

/** Keys are letters and digits only: nothing in them means something to a tsquery. */
function begins(term: string): string {
  return `'${term}':*`;
}
