import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { rowsOf, type Table } from "./tables.server.ts";

/** A megabyte of a table at a time. */
const BLOCKS = 128;

type Part = { readonly lines: string; readonly rows: number };

/** The rows of a table as lines, in parts: each an array of the texts of its columns. */
export async function* readTable(db: Database, { name, columns }: Table): AsyncGenerator<Part> {
  const table = sql.identifier(name);
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  const [size] = await rowsOf<{ blocks: number }>(
    db,
    sql`select (pg_relation_size(${`public."${name}"`}::regclass)
      / current_setting('block_size')::int)::int as blocks`,
  );
  for (let first = 0; first < (size?.blocks ?? 0); first += BLOCKS) {
    const [part] = await rowsOf<{ lines: string | null; rows: number }>(
      db,
      // An array of any length: a function that makes JSON of its arguments takes a hundred.
      sql`select string_agg(to_json(array[${sql.join(texts, sql`, `)}])::text, chr(10)) as lines,
          count(*)::int as rows
        from ${table} where ctid >= ${`(${first},0)`}::tid and ctid < ${`(${first + BLOCKS},0)`}::tid`,
    );
    if (part?.lines) yield { lines: `${part.lines}\n`, rows: part.rows };
  }
}
