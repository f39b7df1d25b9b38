/** About as much as search engines show. */
const MAX_DESCRIPTION = 160;

/** A text in one line, cut between words where it is too long to be shown. */
export function excerpt(text: string, max = MAX_DESCRIPTION): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = [...line];
  if (letters.length <= max) return line;
  const cut = letters.slice(0, max - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > max / 2 ? space : undefined).trimEnd()}…`;
}

/**
 * What of a query makes a page of its own: further pages of a list do, its filters and sorts do not.
 * A filtered list has other rows on its second page than the whole one, so it points to the beginning.
 */
export function canonicalPage(search: string, shown: number): number {
  const isFiltered = [...new URLSearchParams(search).keys()].some((name) => name !== "page");
  return isFiltered ? 1 : shown;
}
