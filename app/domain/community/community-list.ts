import { cutTo } from "#app/domain/common/text/storable.ts";
import { listPath, oneOf, pageNumber } from "../common/paging.ts";

/** Longer than any search that finds something. */
export const MAX_POST_SEARCH = 60;

/** A search shows this many at most; more than that is a reason to search for more words. */
export const MAX_POSTS_FOUND = 200;

export type CommunityFilter = {
  readonly region: string | undefined;
  /** Newest first otherwise. */
  readonly sort?: "answered" | undefined;
  /** Words that the title or the text must contain. */
  readonly q?: string | undefined;
};

export type CommunityList = CommunityFilter & { readonly page: number };

/** An unknown region shows everything. */
export function communityList(
  search: URLSearchParams,
  regionIds: readonly string[],
): CommunityList {
  const q = cutTo((search.get("q") ?? "").trim(), MAX_POST_SEARCH).trim();
  return {
    region: oneOf(search.get("region"), regionIds),
    sort: oneOf(search.get("sort"), ["answered"]),
    q: q === "" ? undefined : q,
    page: pageNumber(search),
  };
}

export function communityListPath({ region, sort, q }: CommunityFilter, page = 1): string {
  return listPath("/community", { region, sort, q }, page);
}

export const AUTHOR_TABS = ["posts", "reviews"] as const;
type AuthorTab = (typeof AUTHOR_TABS)[number];

export function authorPage(search: URLSearchParams) {
  return { tab: oneOf(search.get("tab"), AUTHOR_TABS) ?? "posts", page: pageNumber(search) };
}

/** The page with everything by one author; posts first. */
export function authorPath(authorId: string, tab: AuthorTab = "posts", page = 1): string {
  const shown = tab === "posts" ? undefined : tab;
  return listPath(`/community/author/${authorId}`, { tab: shown }, page);
}
