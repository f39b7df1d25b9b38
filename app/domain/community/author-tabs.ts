import { listPath, oneOf, pageNumber } from "../common/paging.ts";

export const AUTHOR_TABS = ["posts", "reviews"] as const;
export type AuthorTab = (typeof AUTHOR_TABS)[number];

export function authorPage(search: URLSearchParams) {
  return { tab: oneOf(search.get("tab"), AUTHOR_TABS) ?? "posts", page: pageNumber(search) };
}

/** Where everything of one author is; posts first. */
export function authorPath(authorId: string, tab: AuthorTab = "posts", page = 1): string {
  const shown = tab === "posts" ? undefined : tab;
  return listPath(`/community/author/${authorId}`, { tab: shown }, page);
}
