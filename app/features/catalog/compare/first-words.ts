const LONGEST = 40;

/** The first sentence of a review in quotes; a long one is cut at a word. */
export function firstWords(text: string | null): string | undefined {
  const sentence = text?.split(/(?<=[.!?])\s|\n/)[0]?.trim();
  if (!sentence) return undefined;
  if (sentence.length <= LONGEST) return `“${sentence}”`;
  const cut = sentence.slice(0, LONGEST);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2)).trim()}…”`;
}
