import { keysOf, searchWords } from "#app/domain/common/text/search-letters.ts";
import type { NameHit } from "./find-names.ts";
import type { Lexicon, NameRef } from "./lexicon.ts";

/** Korean names by the keys struck for them, and by their initial consonants. */
export type StruckNames = {
  readonly keys: ReadonlyMap<string, readonly NameRef[]>;
  readonly initials: ReadonlyMap<string, readonly NameRef[]>;
};

/** Fewer keys or consonants are too easily something else. */
const FEWEST_KEYS = 5;
const FEWEST_INITIALS = 3;
const HANGUL = /^\p{Script=Hangul}+$/u;
/** A word on an English keyboard, or consonants alone. */
const STRUCK =
  /(?<![a-z0-9])[a-z]{5,24}(?![a-z0-9])|(?<!\p{Script=Hangul})[ㄱ-ㅎ]{3,12}(?!\p{Script=Hangul})/gu;

export function struckNames(names: ReadonlyMap<string, readonly NameRef[]>): StruckNames {
  const keys = new Map<string, readonly NameRef[]>();
  const initials = new Map<string, readonly NameRef[]>();
  for (const [name, refs] of names) {
    const units = HANGUL.test(name) ? (searchWords(name)[0]?.units ?? []) : [];
    const struck = keysOf(units);
    const sounds = units.map(({ initial }) => initial).join("");
    if (struck.length >= FEWEST_KEYS) keys.set(struck, refs);
    if (sounds.length >= FEWEST_INITIALS) {
      const known = initials.get(sounds);
      // Consonants that the names of different things share are no name.
      initials.set(sounds, !known || isSame(known, refs) ? refs : []);
    }
  }
  return { keys, initials };
}

/** Spellings of one name. */
function isSame(some: readonly NameRef[], others: readonly NameRef[]): boolean {
  return some.some(({ id }) => others.some((each) => each.id === id));
}

/** 후아힌 typed as "gndkgls" or ㅎㅇㅎ, where no name stands as it is written. */
export function findStruckNames(
  plain: string,
  { struck }: Pick<Lexicon, "struck">,
  hits: readonly NameHit[],
): NameHit[] {
  return [...plain.matchAll(STRUCK)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const isTaken = hits.some((hit) => hit.start < end && start < hit.end);
    const refs = /[a-z]/.test(match[0])
      ? struck.keys.get(match[0])
      : struck.initials.get(keysOf(searchWords(match[0]).flatMap(({ units }) => units)));
    return isTaken || !refs || refs.length === 0 ? [] : [{ start, end, refs }];
  });
}
