import { oneOf, pageNumber } from "../paging.ts";

/** Spec §9. */
export const CADDY_SORTS = ["newest", "lowest", "highest"] as const;
export type CaddySort = (typeof CADDY_SORTS)[number];

export const CADDY_LANGUAGES = ["ko", "en", "th", "ja", "zh"] as const;
export type CaddyLanguage = (typeof CADDY_LANGUAGES)[number];

export type CaddyFilter = {
  readonly sort: CaddySort;
  readonly language: CaddyLanguage | undefined;
  readonly page: number;
};

/** What the address of a caddy list asks for; an address is never wrong. */
export function caddyFilter(search: URLSearchParams): CaddyFilter {
  return {
    sort: oneOf(search.get("sort"), CADDY_SORTS) ?? "newest",
    language: oneOf(search.get("language"), CADDY_LANGUAGES),
    page: pageNumber(search),
  };
}

/** What an address has to say about it: the usual sort goes without saying. */
export function caddyQuery({ sort, language }: Omit<CaddyFilter, "page">) {
  return { language, sort: sort === "newest" ? undefined : sort };
}
