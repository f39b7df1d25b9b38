import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** As the client names it, which imports this file. */
type Database = PgDatabase<PgQueryResultHKT>;

type Column = { readonly name: string; readonly type: string };

export type Table = { readonly name: string; readonly columns: readonly Column[] };

/** What a query answers, on either engine. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<readonly Row[]> {
  return ((await db.execute(query)) as { readonly rows: readonly Row[] }).rows;
}

/** Every table of the shop as it is now, with the columns that can be written. */
export async function findTables(db: Database): Promise<readonly Table[]> {
  const rows = await rowsOf<{ table: string; name: string; type: string }>(
    db,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`,
  );
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return [...byTable].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
  }));
}

/** The last number of each sequence; null where it has given none. */
export function findSequences(
  db: Database,
): Promise<readonly { readonly name: string; readonly last: string | null }[]> {
  return rowsOf(
    db,
    sql`select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' order by 1`,
  );
}

/** Dates, times and numbers as texts that mean the same wherever they are read. */
export async function writePlainly(db: Database): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
  ]) {
    await db.execute(sql.raw(`set local ${setting}`));
  }
}
