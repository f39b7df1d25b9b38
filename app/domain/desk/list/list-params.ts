import { cutTo } from "#app/domain/common/text/storable.ts";
/** Rows per page of an admin list. */
export const ROWS_PER_PAGE = 20;

/** A longer list is not counted to its end: the database would read every row, for pages that are never opened. */
export const COUNT_LIMIT = 10_000;
/** A queue's count stops here (999+), so that no page counts far for it. */
export const CHIP_LIMIT = 999;

const MAX_QUERY = 100;
const PAGE = /^[1-9]\d{0,8}$/;

/** By one column; the list's own order decides between equal rows. */
export type ListSort = { readonly by: string; readonly isDescending: boolean };

export type ListParams = {
  readonly q: string;
  readonly page: number;
  /** Rows per page; an export asks for more than a screen. */
  readonly size?: number | undefined;
  readonly sort?: ListSort | undefined;
};

/** Invalid values fall back: to the first page, to the list's own order, and a search text is cut to its maximum length. */
export function listParams(search: URLSearchParams, sorts: readonly string[] = []): ListParams {
  const page = search.get("page") ?? "";
  const sort = sortParam(search, sorts);
  return {
    q: cutTo((search.get("q") ?? "").trim(), MAX_QUERY),
    page: PAGE.test(page) ? Number(page) : 1,
    ...(sort && { sort }),
  };
}

/** `sort=name` and `sort=-name`, among the columns that the list can be sorted by. */
export function sortParam(search: URLSearchParams, sorts: readonly string[]): ListSort | undefined {
  const value = search.get("sort") ?? "";
  const isDescending = value.startsWith("-");
  const by = isDescending ? value.slice(1) : value;
  return sorts.includes(by) ? { by, isDescending } : undefined;
}

/** What a press on a column's heading asks for: upwards, downwards, then the list's own order again. */
export function nextSort(name: string, sort: ListSort | undefined): string | undefined {
  if (sort?.by !== name) return name;
  return sort.isDescending ? undefined : `-${name}`;
}

type ShownColumn = {
  readonly name?: string;
  readonly fixed?: boolean;
  readonly hidden?: boolean;
};

/**
 * The columns to show: those that the address names, in its order, or all but those hidden by default. The column that
 * names a row is never left out, and one without a name, such as a button, stays at the end.
 */
export function shownColumns<C extends ShownColumn>(
  columns: readonly C[],
  search: URLSearchParams,
): C[] {
  const chosen = search.get("columns")?.split(",");
  if (!chosen) return columns.filter(({ hidden }) => !hidden);
  const named = [...new Set(chosen)].flatMap((name) =>
    columns.filter((each) => each.name === name),
  );
  return [
    ...columns.filter((each) => each.name && each.fixed && !named.includes(each)),
    ...named,
    ...columns.filter(({ name }) => name === undefined),
  ];
}

/** The names of the shown columns with one of them a place earlier or later; the others keep their order. */
export function movedColumn(names: readonly string[], name: string, step: 1 | -1): string[] {
  const from = names.indexOf(name);
  const to = from + step;
  if (from < 0 || to < 0 || to >= names.length) return [...names];
  return names.toSpliced(from, 1).toSpliced(to, 0, name);
}

/** What identifies a view of a list: its filters, order and columns, not the page one was on. */
export function viewOf(search: URLSearchParams): string {
  const view = new URLSearchParams(search);
  for (const passing of ["page", "done"]) view.delete(passing);
  view.sort();
  return view.toString();
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
  /** There are more than were counted. */
  readonly isMore?: boolean;
};

/** A page beyond the end becomes the last one. */
export function pageOfList(total: number, wanted: number, size = ROWS_PER_PAGE): PageOfList {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, total, offset: (page - 1) * size };
}

/** The same for a list that was counted up to one beyond a limit: that one is the first of the next page. */
export function pageOfLongList(
  counted: number,
  wanted: number,
  { size = ROWS_PER_PAGE, limit = COUNT_LIMIT } = {},
): PageOfList {
  return { ...pageOfList(counted, wanted, size), isMore: counted > limit };
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
