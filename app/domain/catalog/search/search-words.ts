import {
  isInitials,
  keysOf,
  type SearchWord,
  searchWords,
} from "#app/domain/common/text/search-letters.ts";

/** Further words are ignored. */
const MAX_WORDS = 8;
/** Keys are stored and compared up to this length. */
export const MAX_KEYS = 32;

/** No word starts with this digit and a letter, so it marks initial consonants. */
export const INITIALS_MARK = "0";

/** A term says how it matches: a whole name, the start of a name, inside a name, or the surroundings. */
export const termOf = {
  whole: (keys: string) => `=${keys}.`,
  start: (keys: string) => `=${keys}`,
  inside: (keys: string) => keys,
  around: (keys: string) => `~${keys}`,
};

/** Longer ones first, so that 에서는 is removed whole. */
const PARTICLES = [
  "에서는 에서도 으로는 이랑은 에서 에게 으로 부터 까지 이랑 하고 처럼 보다 근처 주변",
  "은 는 이 가 을 를 의 에 와 과 도 로 만 랑",
]
  .join(" ")
  .split(" ");

/** A misspelling that is itself a name, so never corrected: on its own it may mean either. */
const ALSO_MEANT: Readonly<Record<string, string>> = { siem: "siam" };

/** One word of a search: it matches where a word or syllable starts with one of these keys. */
export type QueryWord = { readonly keys: readonly string[]; readonly text: string };

export type ParsedSearch = {
  readonly words: readonly QueryWord[];
  /** All words without spaces; empty where names and initial consonants are mixed. */
  readonly whole: string;
};

/** The words of a search; none when nothing in it can be a name. */
export function parseSearch(q: string): ParsedSearch {
  const words = searchWords(q).slice(0, MAX_WORDS);
  const sounds = words.filter(isInitials).length;
  const mark = sounds > 0 ? INITIALS_MARK : "";
  const isMixed = sounds > 0 && sounds < words.length;
  const keys = words.map(({ units }) => keysOf(units)).join("");
  return {
    words: words.map((word) => ({
      keys: [...new Set([...queryKeys(word), ...(words.length === 1 ? alsoMeant(word) : [])])],
      text: word.text,
    })),
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

function alsoMeant({ text }: SearchWord): string[] {
  const other = ALSO_MEANT[text];
  return other ? [other] : [];
}

/** How many syllables at the end may be a particle; at least two must remain for the name. */
function particleOf(text: string): number {
  const particle = PARTICLES.find((each) => text.endsWith(each));
  if (!particle || text.length - particle.length < 2) return 0;
  return particle.length;
}

/** How many keys of a mistyped word may be wrong; two swapped keys count as two. */
export function mayDiffer({ keys: [keys = ""], text }: QueryWord): number {
  if (keys.length < 4 || keys.startsWith(INITIALS_MARK)) return 0;
  if (keys.length > 10) return 3;
  return keys.length > (text === keys ? 4 : 6) ? 2 : 1;
}

/** The tsqueries of a search, from the best match to the loosest. */
export function termsQueries({ words, whole }: ParsedSearch): readonly string[] {
  const inNames = all(words, (key) => begins(termOf.inside(key)));
  const anywhere = all(words, anywhereQuery);
  if (whole === "") return [inNames, anywhere];
  const best = [`'${termOf.whole(whole)}'`, begins(termOf.start(whole))];
  // A single letter would match half of all words, so it must start the name.
  if (whole.replace(INITIALS_MARK, "").length === 1) return best;
  if (words.length === 1)
    return [...best, inNames, all(words, (key) => begins(termOf.around(key)))];
  const together = begins(termOf.inside(whole));
  return [...best, `${inNames} | ${together}`, `${anywhere} | ${anywhereQuery(whole)}`];
}

export function anywhereQuery(key: string): string {
  return `${begins(termOf.inside(key))} | ${begins(termOf.around(key))}`;
}

function all(words: readonly QueryWord[], oneKey: (key: string) => string): string {
  return words.map(({ keys }) => `(${keys.map(oneKey).join(" | ")})`).join(" & ");
}

/** Keys are letters and digits only, so they need no escaping in a tsquery. */
function begins(term: string): string {
  return `'${term}':*`;
}
