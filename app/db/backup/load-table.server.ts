import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { rowsOf, type Table } from "./tables.server.ts";

/** How much is sent in one statement. */
const MOST_LETTERS = 1_000_000;

/** Writes the lines of a table back; answers how many rows they were. */
export async function loadTable(
  db: Database,
  { name, columns }: Table,
  lines: AsyncIterable<string>,
): Promise<number> {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(({ type }, at) => sql.raw(`(r->>${at})::${type}`));
  let [rows, letters] = [0, 0];
  let waiting: string[] = [];

  async function send(): Promise<void> {
    if (waiting.length === 0) return;
    await db.execute(
      sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
        select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${waiting.join()}]`}::jsonb) r`,
    );
    rows += waiting.length;
    letters = 0;
    waiting = [];
  }

  for await (const line of lines) {
    waiting.push(line);
    letters += line.length;
    if (letters >= MOST_LETTERS) await send();
  }
  await send();
  return rows;
}

type Key = { readonly table: string; readonly name: string; readonly definition: string };

/** Does the work without foreign keys and triggers, as the tables' owner may; adding the keys again checks them. */
export async function withoutRules(
  db: Database,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await rowsOf<Key>(
    db,
    sql`select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const alter = (name: string, change: string) =>
    db.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(change)}`);
  for (const key of keys) await alter(key.table, `drop constraint "${key.name}"`);
  for (const { name } of tables) await alter(name, "disable trigger user");
  await work();
  for (const { name } of tables) await alter(name, "enable trigger user");
  for (const key of keys) {
    await alter(key.table, `add constraint "${key.name}" ${key.definition}`);
  }
}
