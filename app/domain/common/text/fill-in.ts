/** Puts words into a text at `{{name}}`, as message files write it; what nobody gave stays empty. */
export function fillIn(
  text: string,
  words: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(words[name] ?? ""));
}
