import {
  listPath,
  offsetOf,
  oneOf,
  PAGE_SIZE,
  type Paging,
  pageNumber,
  pagingOf,
} from "../paging.ts";
import type { ProductKind } from "./product-kind.ts";

export const SEARCH_TABS = ["all", "golf", "hotel", "caddy"] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export const MAX_QUERY = 100;

export type SearchQuery = {
  readonly q: string;
  /** The question was longer than anybody reads; its beginning was searched. */
  readonly cut: boolean;
  readonly tab: SearchTab;
  readonly page: number;
};

export const TAB_KIND = {
  golf: "course",
  hotel: "hotel",
  caddy: "caddy",
} as const satisfies Record<Exclude<SearchTab, "all">, ProductKind>;

export function searchQuery(params: URLSearchParams): SearchQuery {
  const words = tidy(params.get("q") ?? "");
  const letters = [...words];
  return {
    q: letters.slice(0, MAX_QUERY).join("").trim(),
    cut: letters.length > MAX_QUERY,
    tab: oneOf(params.get("tab"), SEARCH_TABS) ?? "all",
    page: pageNumber(params),
  };
}

export function searchPath({ q, tab, page }: Partial<SearchQuery>): string {
  return listPath("/search", { q: q || undefined, tab: tab === "all" ? undefined : tab }, page);
}

export type FoundIds = Readonly<Record<ProductKind, readonly string[]>>;

export type ShownHits = {
  readonly counts: Readonly<Record<SearchTab, number>>;
  readonly paging: Paging;
  readonly shown: FoundIds;
};

/** How many of each kind the first tab shows. */
const EXCERPT = 4;

/** What a tab shows of all that was found: an excerpt of each kind, or one page of one kind. */
export function shownHits(
  found: FoundIds,
  { tab, page }: Pick<SearchQuery, "tab" | "page">,
): ShownHits {
  const golf = found.course.length;
  const hotel = found.hotel.length;
  const caddy = found.caddy.length;
  const counts = { all: golf + hotel + caddy, golf, hotel, caddy };
  if (tab === "all") {
    const first = (kind: ProductKind) => found[kind].slice(0, EXCERPT);
    const shown = { course: first("course"), hotel: first("hotel"), caddy: first("caddy") };
    return { counts, paging: pagingOf(0, 1), shown };
  }
  const paging = pagingOf(counts[tab], page);
  const from = offsetOf(paging);
  const none: FoundIds = { course: [], hotel: [], caddy: [] };
  const kind = TAB_KIND[tab];
  return { counts, paging, shown: { ...none, [kind]: found[kind].slice(from, from + PAGE_SIZE) } };
}

/** For LIKE: the words anywhere in the text, with its wildcards meant as letters. */
export function likePattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Letters that a database cannot store (NUL, half a pair) and runs of blanks become one blank. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .normalize("NFC");
}
