import { wordPattern } from "./find-answers.ts";

/** Marks the words in the text of a cleaned article, never inside its tags or entities. */
export function markWords(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  const pattern = wordPattern(words, "giu");
  return html
    .split(/(<[^<>]*>|&[a-z\d#]+;)/i)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(pattern, "<mark>$&</mark>")))
    .join("");
}
