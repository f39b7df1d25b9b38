/** Rows per page of an admin list. */
export const ROWS_PER_PAGE = 20;

const MAX_QUERY = 100;
const PAGE = /^[1-9]\d{0,8}$/;

export type ListParams = { readonly q: string; readonly page: number };

/** Invalid values fall back: to the first page, and a search text is cut to its maximum length. */
export function listParams(search: URLSearchParams): ListParams {
  const page = search.get("page") ?? "";
  return {
    q: (search.get("q") ?? "").replaceAll("\0", "").trim().slice(0, MAX_QUERY),
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** One of the allowed values in the address; anything else counts as absent. */
export function choiceParam<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = search.get(name);
  return choices.find((choice) => choice === value);
}

export type PageOfList = {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly offset: number;
};

/** A page beyond the end becomes the last one. */
export function pageOfList(total: number, wanted: number): PageOfList {
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, total, offset: (page - 1) * ROWS_PER_PAGE };
}

/** The same address with one value changed. A changed filter starts at the first page again. */
export function addressWith(search: URLSearchParams, name: string, value?: string): string {
  const next = new URLSearchParams(search);
  if (name !== "page") next.delete("page");
  next.delete("done");
  if (value === undefined || value === "") next.delete(name);
  else next.set(name, value);
  return `?${next}`;
}
