import { sql } from "drizzle-orm";
import {
  type Manifest,
  NUMBERS_LEFT_OUT,
  TABLES_LEFT_OUT,
} from "#app/domain/operations/manifest.ts";
import type { Database } from "../client.server.ts";
import { migrateBetween } from "./migrations.server.ts";
import { findSequences, findTables, rowsOf, type Table, writePlainly } from "./tables.server.ts";

type Lines = (table: string) => AsyncIterable<string>;

/** Makes the tables as they were, fills them, and brings them up to this program; in the transaction it is called in. */
export async function loadShop(db: Database, manifest: Manifest, lines: Lines): Promise<void> {
  await writePlainly(db);
  await migrateBetween(db, 0, manifest.migration);
  const made = await findTables(db);
  const tables = manifest.tables.map((table) => fitting(table, made));
  await withoutRules(db, made, async () => {
    // A migration may have written rows of its own.
    const names = made.map(({ name }) => sql.identifier(name));
    await db.execute(sql`truncate ${sql.join(names, sql`, `)}`);
    for (const [at, table] of tables.entries()) {
      if (TABLES_LEFT_OUT.includes(table.name)) continue;
      const rows = await loadTable(db, table, lines(table.name));
      if (rows !== manifest.tables[at]?.rows) {
        throw new Error(`${table.name}: ${rows} rows instead of ${manifest.tables[at]?.rows}`);
      }
    }
  });
  const last = new Map(manifest.sequences.map((each) => [each.name, each.last]));
  const ahead = await goAhead(db, (name) => last.get(name) ?? 0);
  await migrateBetween(db, manifest.migration, Number.POSITIVE_INFINITY);
  // A newer program may have run in the lost period: its own numbers are in e-mails, too.
  await goAhead(db, (name, now) => (ahead.has(name) ? undefined : now));
}

/** Advances numbers beyond those of the lost rows, also of an unused sequence; answers which there are. */
async function goAhead(
  db: Database,
  lastOf: (name: string, now: number) => number | undefined,
): Promise<ReadonlySet<string>> {
  const sequences = await findSequences(db);
  for (const { name, last } of sequences) {
    const from = lastOf(name, Number(last));
    if (from === undefined) continue;
    await db.execute(
      sql`select setval(${`public."${name}"`}::regclass, ${from + NUMBERS_LEFT_OUT})`,
    );
  }
  return new Set(sequences.map(({ name }) => name));
}

/** The table with the columns that the lines have, in their order. */
function fitting({ name, columns }: Manifest["tables"][number], made: readonly Table[]): Table {
  const table = made.find((each) => each.name === name);
  const types = new Map(table?.columns.map((column) => [column.name, column.type]));
  return {
    name,
    columns: columns.map((column) => {
      const type = types.get(column);
      if (!type)
        throw new Error(`${name}.${column}: the migrations of the backup have no such column`);
      return { name: column, type };
    }),
  };
}

/** How much is sent in one statement. */
const MOST_LETTERS = 1_000_000;

/** Writes the lines of a table back; answers how many rows they were. */
async function loadTable(
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
async function withoutRules(
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
