import { type Column, type GetColumnData, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";

type Fields = Readonly<Record<string, Column | SQL>>;

/** JSON has no moments: they arrive as text. */
type InJson<Value> = Value extends Date ? string : Value;

type Row<Selected extends Fields> = {
  readonly [Name in keyof Selected]: Selected[Name] extends Column
    ? InJson<GetColumnData<Selected[Name]>>
    : Selected[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/** What several such sub-selects answer. */
export type RowsOf<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends SQL<infer Rows> ? Rows : never;
};

/** In place of a sub-select that is not needed this time. */
export const NO_ROWS = sql<never[]>`'[]'::json`;

/** A sub-select that answers all its rows as one value; `from` is everything after its fields. */
export function jsonRows<Selected extends Fields>(
  fields: Selected,
  from: SQL,
  { orderBy }: { readonly orderBy?: SQL | Column } = {},
): SQL<Row<Selected>[]> {
  const pairs = Object.entries(fields).map(
    ([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`,
  );
  const row = sql`json_build_object(${sql.join(pairs, sql`, `)})`;
  const order = orderBy && sql` order by ${orderBy}`;
  return sql`(select coalesce(json_agg(${row}${order}), '[]') ${from})`;
}

/** Several sub-selects as one statement: one way to the database, and one snapshot of everything. */
export async function batchSelect<Parts extends Readonly<Record<string, SQL>>>(
  db: Database,
  parts: Parts,
): Promise<RowsOf<Parts>> {
  const [answer] = await db.select(parts).from(sql`(values (0)) one_row`);
  return answer as RowsOf<Parts>;
}
