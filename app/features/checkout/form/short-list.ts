/** So many fit beside the button. */
const MOST_NAMED = 3;

/** A list that one reads at a glance: all of a few, the first of many and how many more. */
export function shortList(words: readonly string[]) {
  const named = words.length <= MOST_NAMED + 1 ? words : words.slice(0, MOST_NAMED);
  return { named, more: words.length - named.length };
}
