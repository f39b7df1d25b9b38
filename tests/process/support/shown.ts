/** What a page of the desk says of itself in its forms, by the names of their hidden fields. */
export function shownOn(html: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    ["shown", ...names].map((name) => [
      name,
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "",
    ]),
  );
}
