import { listPath, oneOf, PAGE_SIZE, pageNumber } from "#app/domain/common/paging.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";

export const SEARCH_TABS = ["all", "golf", "hotel", "caddy"] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export const MAX_QUERY = 100;

export type SearchQuery = {
  readonly q: string;
  /** The search text was too long and was cut. */
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

/** At most this many hits per match level are read and counted, so that a broad word stays fast. */
export const MAX_HITS = 300;

/** Match levels: whole name, its start, inside it, its surroundings. */
const FITS = 4;

/** How many of each kind the first tab shows. */
const EXCERPT = 4;

/** Which ranks a tab shows: the first few of each kind, or one page of one kind. */
export function wantedPlaces({ tab, page }: Pick<SearchQuery, "tab" | "page">) {
  if (tab === "all") return { kind: undefined, from: 0, size: EXCERPT };
  const last = Math.ceil((FITS * MAX_HITS) / PAGE_SIZE);
  return { kind: TAB_KIND[tab], from: (Math.min(page, last) - 1) * PAGE_SIZE, size: PAGE_SIZE };
}

/** Characters that a database cannot store (NUL, lone surrogates) and runs of blanks become one blank. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .normalize("NFC");
}
