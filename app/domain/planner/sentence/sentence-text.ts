import { MAX_SENTENCE } from "./sentence-reading.ts";

/** The same text twice, character by character: as the golfer wrote it, and as the readers compare it. */
export type SentenceText = { readonly shown: string; readonly plain: string };

/** Control characters, marks of direction and blanks of every width. */
const BLANKS = /[\s\p{C}\u115F\u1160\u2800\u3164\uFFA0]+/gu;
/** Jamo as typed on a keyboard, which NFKC would join into parts of a syllable. */
const KEYBOARD_LETTER = /[\u3131-\u318E]/;
const SAME: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "−": "-",
  "〜": "~",
  "∼": "~",
  "￦": "₩",
  "、": ",",
  "。": ".",
};

export function sentenceText(text: string): SentenceText {
  // A thousand characters may be written as several thousand parts of syllables.
  const shown = text
    .slice(0, 4 * MAX_SENTENCE)
    .toWellFormed()
    .normalize("NFC")
    .replace(BLANKS, " ")
    .trim()
    .slice(0, MAX_SENTENCE)
    .toWellFormed();
  return {
    shown,
    plain: Array.from({ length: shown.length }, (_, at) => plainOf(shown[at])).join(""),
  };
}

function plainOf(letter = ""): string {
  const same = SAME[letter];
  if (same) return same;
  if (KEYBOARD_LETTER.test(letter)) return letter;
  const wide = letter.normalize("NFKD").toLowerCase();
  const composed = wide.normalize("NFC");
  if (composed.length === 1 && composed.charCodeAt(0) < 128) return composed;
  const isAccented = wide.length === 2 && /[a-z][\u0300-\u036f]/.test(wide);
  return isAccented ? wide.slice(0, 1) : letter;
}
