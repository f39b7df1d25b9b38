import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";

/** The tables of the database by name, and whether their changes are announced (`table_changed`). */
export type KnownTables = ReadonlyMap<string, boolean>;

/** Changed by a trigger of another table only, in the same transaction: hearing of that one is enough. */
const CHANGES_WITH: Readonly<Record<string, string>> = { post_counts: "posts" };

/** Functions of our own are among them, since they may read tables that a statement does not name. */
export async function loadKnownTables(db: Database): Promise<KnownTables> {
  const { rows } = (await db.execute(sql`
    select relname as name, exists (
      select from pg_trigger where tgrelid = pg_class.oid and tgname = 'table_changed'
    ) as "isWatched"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    union all
    select proname, false
    from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
  `)) as unknown as { rows: { name: string; isWatched: boolean }[] };
  return new Map(rows.map(({ name, isWatched }) => [name, isWatched]));
}

type ReadTables = {
  readonly tables: readonly string[];
  /** Also false when no known table was read: a statement may have bypassed the logger. */
  readonly areWatched: boolean;
};

/** Every table whose name occurs in these statements, as a table or otherwise. */
export function readTables(known: KnownTables, statements: Iterable<string>): ReadTables {
  const words = [...statements].flatMap((statement) => statement.match(/\w+/g) ?? []);
  const named = new Set(words.map((word) => CHANGES_WITH[word] ?? word));
  const tables = [...named].filter((word) => known.has(word));
  return { tables, areWatched: tables.length > 0 && tables.every((table) => known.get(table)) };
}
