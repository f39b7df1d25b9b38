import { asc, desc, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import {
  type ListParams,
  type ListSort,
  type PageOfList,
  pageOfList,
  ROWS_PER_PAGE,
} from "#app/domain/desk/list/list-params.ts";

/** Rows in which one of the texts contains what was searched for, in any letter case. */
export function anyContains(q: string, texts: readonly SQLWrapper[]): SQL | undefined {
  if (q === "") return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...texts.map((text) => sql`${text} ilike ${pattern}`));
}

/** An editor's text in all languages, so that a search finds any of them. */
export function everyLanguage(column: PgColumn): SQL<string> {
  const texts = LOCALES.map((locale) => sql`${column} ->> ${locale}::text`);
  return sql<string>`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
}

export type Paged<Row> = PageOfList & { readonly rows: readonly Row[] };

type Page = Pick<ListParams, "page" | "size">;

/** Counts first, so that a page beyond the end becomes the last one. */
export async function paged<Row>(
  { page: wanted, size = ROWS_PER_PAGE }: Page,
  count: PromiseLike<number>,
  rowsFrom: (part: { readonly limit: number; readonly offset: number }) => PromiseLike<Row[]>,
): Promise<Paged<Row>> {
  const page = pageOfList(await count, wanted, size);
  return { ...page, rows: await rowsFrom({ limit: size, offset: page.offset }) };
}

/** The chosen column first, with empty cells last in both directions; then the list's own order. */
export function orderOf(
  sort: ListSort | undefined,
  columns: Readonly<Record<string, SQLWrapper>>,
  own: readonly (SQL | SQLWrapper)[],
): SQL[] {
  const rest = own.map((each) => sql`${each}`);
  const column = sort && Object.hasOwn(columns, sort.by) ? columns[sort.by] : undefined;
  if (!column) return rest;
  const direction = sort?.isDescending ? desc(column) : asc(column);
  return [sql`${direction} nulls last`, ...rest];
}
