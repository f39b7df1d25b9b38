/** About as long as search engines show. */
const MAX_DESCRIPTION = 160;

/** A text in one line, cut between words at the maximum length. */
export function excerpt(text: string, max = MAX_DESCRIPTION): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = [...line];
  if (letters.length <= max) return line;
  const cut = letters.slice(0, max - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > max / 2 ? space : undefined).trimEnd()}…`;
}

/**
 * The part of a query that belongs to the canonical address: the page number, but not filters and sorts.
 * A filtered list points to its first page, since its second page differs from that of the whole list.
 */
export function canonicalPage(search: string, shown: number): number {
  const isFiltered = [...new URLSearchParams(search).keys()].some((name) => name !== "page");
  return isFiltered ? 1 : shown;
}
