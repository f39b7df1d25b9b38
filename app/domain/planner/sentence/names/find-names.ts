import type { Lexicon, NameRef } from "./lexicon.ts";

export type NameHit = {
  readonly start: number;
  readonly end: number;
  readonly refs: readonly NameRef[];
};

const INSIDE = /[\s\-'’.·&()]/u;
const HANGUL = /\p{Script=Hangul}/u;
const LATIN = /[a-z0-9]/;
/** Shorter Korean names are parts of too many words to begin inside one. */
const LONG = 3;

type Letters = { readonly text: string; readonly at: readonly number[] };

/** Every name in the sentence, the longest at each place. */
export function findNames(plain: string, { names, longest }: Lexicon): NameHit[] {
  const letters = lettersOf(plain);
  const hits: NameHit[] = [];
  let from = 0;
  while (from < letters.text.length) {
    const hit = startsWord(plain, letters.at[from] ?? 0)
      ? hitAt(plain, letters, from, { names, longest })
      : undefined;
    if (!hit) {
      from += 1;
      continue;
    }
    hits.push(hit.hit);
    from += hit.length;
  }
  return hits;
}

/** Letters and figures alone; a comma stays, since no name goes on behind it. */
function lettersOf(plain: string): Letters {
  const at = Array.from({ length: plain.length }, (_, index) => index).filter(
    (index) => !INSIDE.test(plain[index] ?? ""),
  );
  return { text: at.map((index) => plain[index]).join(""), at };
}

function hitAt(
  plain: string,
  { text, at }: Letters,
  from: number,
  { names, longest }: Pick<Lexicon, "names" | "longest">,
) {
  for (let length = Math.min(longest, text.length - from); length >= 2; length -= 1) {
    const refs = names.get(text.slice(from, from + length));
    if (!refs) continue;
    const start = at[from] ?? 0;
    const end = (at[from + length - 1] ?? 0) + 1;
    if (endsWord(plain, end) && isLongEnough(plain, start, length)) {
      const level = Math.min(...refs.map((ref) => ref.level));
      return { hit: { start, end, refs: refs.filter((ref) => ref.level === level) }, length };
    }
  }
  return undefined;
}

/** A Latin name begins and ends with a word; a Korean one may touch other words. */
function startsWord(plain: string, start: number): boolean {
  const [before = "", first = ""] = [plain[start - 1], plain[start]];
  return LATIN.test(first) ? !LATIN.test(before) : HANGUL.test(first);
}

function isLongEnough(plain: string, start: number, length: number): boolean {
  return length >= LONG || !HANGUL.test(plain[start - 1] ?? "");
}

function endsWord(plain: string, end: number): boolean {
  return !(LATIN.test(plain[end - 1] ?? "") && LATIN.test(plain[end] ?? ""));
}
