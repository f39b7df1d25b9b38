/** Replaces each `{{name}}` in a text, as message files write it; missing values become empty. */
export function fillIn(
  text: string,
  words: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(words[name] ?? ""));
}
