import { Column, type DriverValueDecoder, is, SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";

/** A select of plain fields: no tables inside of it. */
export type Select = SQLWrapper & { readonly _: { readonly selectedFields: object } };

/** One that only `together` can ask. */
export type StoredSelect<Rows> = Select & { readonly rows?: Rows };

/** What a select answers. */
export type RowsIn<Query> =
  Query extends PromiseLike<infer Rows>
    ? Rows
    : Query extends StoredSelect<infer Rows>
      ? Rows
      : never;

/** What `together` answers to these queries. */
export type RowsOf<Queries> = {
  readonly [Name in keyof Queries]: RowsIn<Exclude<Queries[Name], null>>;
};

/** Several selects as one statement: one way to the database, and one snapshot of everything. Null asks nothing. */
export async function together<Queries extends Readonly<Record<string, Select | null>>>(
  db: Database,
  queries: Queries,
): Promise<RowsOf<Queries>> {
  const asked = Object.entries(queries).flatMap(([name, query]) =>
    query ? [{ name, query }] : [],
  );
  const none = Object.fromEntries(Object.keys(queries).map((name) => [name, []]));
  if (asked.length === 0) return none as unknown as RowsOf<Queries>;
  const parts = asked.map(({ query }, index) => rowsOf(query, index));
  const { rows } = (await db.execute(sql`select ${sql.join(parts, sql`, `)}`)) as unknown as {
    rows: Record<string, unknown[][]>[];
  };
  const read = asked.map(({ name, query }, index) => [
    name,
    (rows[0]?.[`q${index}`] ?? []).map((row) => decoded(query, row)),
  ]);
  return { ...none, ...Object.fromEntries(read) } as unknown as RowsOf<Queries>;
}

/** Its columns by their place: two tables of one select may have columns of the same name. */
function rowsOf(query: Select, index: number): SQL {
  const places = Object.keys(query._.selectedFields).map((_, at) => `c${at}`);
  // Written as text: a query of pieces is put together anew for every buyer.
  const list = places.join(", ");
  return sql`${sql.raw(`(select json_agg(json_build_array(${list})) from (`)}${query.getSQL()}${sql.raw(`) q(${list})) q${index}`)}`;
}

/** As the driver's own rows are read. */
function decoded(query: Select, row: readonly unknown[]): Record<string, unknown> {
  const fields = Object.entries(query._.selectedFields);
  return Object.fromEntries(
    fields.map(([name, field], at) => {
      const value = row[at] ?? null;
      return [name, value === null ? null : decoderOf(field).mapFromDriverValue(value)];
    }),
  );
}

type Decoding = { readonly decoder: DriverValueDecoder<unknown, unknown> };

function decoderOf(field: unknown): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field;
  const said = is(field, SQL.Aliased) ? field.sql : field;
  return (said as unknown as Decoding).decoder;
}
