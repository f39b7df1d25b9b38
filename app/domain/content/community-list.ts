import { listPath, oneOf, pageNumber } from "../paging.ts";

export type CommunityList = { readonly region: string | undefined; readonly page: number };

/** An unknown region shows everything. */
export function communityList(
  search: URLSearchParams,
  regionIds: readonly string[],
): CommunityList {
  return { region: oneOf(search.get("region"), regionIds), page: pageNumber(search) };
}

export function communityListPath(region: string | undefined, page = 1): string {
  return listPath("/community", { region }, page);
}
