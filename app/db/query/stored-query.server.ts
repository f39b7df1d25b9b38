import { is, Param, Placeholder, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "../client.server.ts";
import type { RowsIn, Select, StoredSelect } from "./together.server.ts";

type Values<Names extends string> = Readonly<Record<Names, unknown>>;

/** Its text between the values, which are those of the query itself or are named. */
type Stored = {
  readonly pieces: readonly string[];
  readonly params: readonly unknown[];
  readonly selectedFields: object;
};

const dialect = new PgDialect();

/** A select that is asked for every buyer, for `together`: its text is put together once, only its values each time. */
export function storedQuery<Names extends string, Asked extends Select>(
  build: (db: Database, value: (name: Names) => Placeholder) => Asked,
): (db: Database, values: Values<Names>) => StoredSelect<RowsIn<Asked>> {
  let stored: Stored | undefined;
  return (db, values) => {
    stored ??= store(build(db, (name) => sql.placeholder(name)));
    const filled = fill(stored, values);
    const { selectedFields } = stored;
    return { getSQL: () => filled, _: { selectedFields } };
  };
}

function store(query: Select): Stored {
  const { sql: text, params } = dialect.sqlToQuery(query.getSQL());
  return { pieces: text.split(/\$\d+/), params, selectedFields: query._.selectedFields };
}

/** A column's own value is written as the column writes it. */
function filledIn<Names extends string>(param: unknown, values: Values<Names>): Param {
  const [value, encoder] = is(param, Param) ? [param.value, param.encoder] : [param, undefined];
  return sql.param(is(value, Placeholder) ? values[value.name as Names] : value, encoder);
}

function fill<Names extends string>({ pieces, params }: Stored, values: Values<Names>): SQL {
  const [first = "", ...rest] = pieces;
  const chunks = rest.flatMap((piece, at) => {
    return [filledIn(params[at], values), sql.raw(piece)];
  });
  return sql.join([sql.raw(first), ...chunks]);
}
