export const PAGE_SIZE = 20;

export type Paging = {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

/** The page of the address; anything but a page number is the first. */
export function pageNumber(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 1;
}

/** A page beyond the end is the last one; an empty list still has one page. */
export function pagingOf(total: number, wanted: number): Paging {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { page: Math.min(Math.max(1, wanted), pages), pages, total };
}

export function offsetOf({ page }: Paging): number {
  return (page - 1) * PAGE_SIZE;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** The address of a list, without absent values and without the first page. */
export function listPath(path: string, query: Query, page = 1): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  if (page > 1) search.set("page", String(page));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The value if it is allowed, otherwise undefined. */
export function oneOf<Value extends string>(
  value: string | null,
  values: readonly Value[],
): Value | undefined {
  return values.find((each) => each === value);
}
