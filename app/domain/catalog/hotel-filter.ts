import { oneOf, pageNumber } from "../paging.ts";

export const HOTEL_SORTS = ["lowest", "highest", "stars"] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

export type HotelFilter = { readonly sort: HotelSort; readonly page: number };

/** What the address of a hotel list asks for; an address is never wrong. */
export function hotelFilter(search: URLSearchParams): HotelFilter {
  return { sort: oneOf(search.get("sort"), HOTEL_SORTS) ?? "lowest", page: pageNumber(search) };
}

/** What an address has to say about it: the usual sort goes without saying. */
export function hotelQuery({ sort }: Pick<HotelFilter, "sort">) {
  return { sort: sort === "lowest" ? undefined : sort };
}
