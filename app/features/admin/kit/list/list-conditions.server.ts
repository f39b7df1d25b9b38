import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type PageOfList, pageOfList } from "#app/domain/admin/list-params.ts";
import { LOCALES } from "#app/domain/locale.ts";

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

/** Counts first, so that a page beyond the end becomes the last one. */
export async function paged<Row>(
  wanted: number,
  count: PromiseLike<number>,
  rowsFrom: (offset: number) => PromiseLike<Row[]>,
): Promise<Paged<Row>> {
  const page = pageOfList(await count, wanted);
  return { ...page, rows: await rowsFrom(page.offset) };
}
