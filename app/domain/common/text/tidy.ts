/** What no reader sees, but what breaks a database, hides words or turns the line around. */
const UNSEEN =
  /[\p{Cs}\p{Co}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?![\n\t])\p{Cc}/gu;
/** Some scripts have blank letters: a title of only those counts as empty. */
const VISIBLE = /[^\s\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** As it is stored: normalised, without invisible characters. */
export function tidy(text: string): string {
  return text.normalize("NFC").replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim();
}

/** Whether a reader sees anything at all. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

const segmenter = new Intl.Segmenter();

/** Counts graphemes: an emoji of several code points is one character, and so is a letter with its accent. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(tidy(text))) count += 1;
  return count;
}
