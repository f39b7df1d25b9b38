/**
 * Hangul as the keys typed for it: 시암 is "tldka". A text becomes plain letters, so that an index
 * of trigrams sees every jamo on every server, a half-typed syllable is a prefix of the whole one,
 * and text typed with the keyboard in the wrong language gives the same keys.
 */
const INITIALS = "r r s e e f a q q t t d w w c z x v g".split(" ");
const VOWELS = "k o i o j p u p h hk ho hl y n nj np nl b m ml l".split(" ");
const FINALS = "r r rt s sw sg e f fr fa fq ft fx fv fg a q qt t t d w c z x v g".split(" ");

const FIRST_INITIAL = 0x1100;
const FIRST_VOWEL = 0x1161;
const FIRST_FINAL = 0x11a8;

/** A Hangul syllable, or a whole word of other letters: a search may start at each. */
export type SearchUnit = {
  readonly keys: string;
  /** The key of its initial consonant: ㅅ of 시. */
  readonly initial: string;
};

export type SearchWord = {
  /** As it was written, in lower case. */
  readonly text: string;
  readonly units: readonly SearchUnit[];
};

const WORD = /\p{Script=Hangul}+|[a-z]+|[0-9]+/gu;
const HANGUL = /\p{Script=Hangul}/u;
/** Consonants that stand alone, as NFKD writes them. */
const ONLY_INITIALS = /^[\u1100-\u1112\u11a8-\u11c2]+$/;

/** The words of a text, split at everything that is no letter and where the script changes. */
export function searchWords(text: string): SearchWord[] {
  return (withoutMarks(text).match(WORD) ?? [])
    .map((word) => ({ text: word, units: unitsOf(word) }))
    .filter(({ units }) => units.length > 0);
}

/** Letters of old Hangul are on no keyboard and are skipped. */
function unitsOf(word: string): SearchUnit[] {
  if (!HANGUL.test(word)) return [{ keys: word, initial: "" }];
  return [...word].map(syllable).filter(({ keys }) => keys !== "");
}

export function keysOf(units: readonly SearchUnit[]): string {
  return units.map(({ keys }) => keys).join("");
}

/** Only initial consonants: ㅅㅇ, but not 시ㅇ. */
export function isInitials({ text }: SearchWord): boolean {
  return ONLY_INITIALS.test(text);
}

/** Lower case without accents; Hangul syllables stay whole. */
function withoutMarks(text: string): string {
  return text
    .toWellFormed()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .normalize("NFC");
}

function syllable(letter: string): SearchUnit {
  const jamo = [...letter.normalize("NFKD")];
  return { keys: jamo.map(keyOf).join(""), initial: keyOf(jamo[0] ?? "") };
}

function keyOf(jamo: string): string {
  const code = jamo.codePointAt(0) ?? 0;
  return (
    INITIALS[code - FIRST_INITIAL] ?? VOWELS[code - FIRST_VOWEL] ?? FINALS[code - FIRST_FINAL] ?? ""
  );
}
