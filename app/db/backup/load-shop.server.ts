import { sql } from "drizzle-orm";
import {
  type Manifest,
  NUMBERS_LEFT_OUT,
  TABLES_LEFT_OUT,
} from "#app/domain/operations/manifest.ts";
import type { Database } from "../client.server.ts";
import { loadTable, withoutRules } from "./load-table.server.ts";
import { migrateBetween } from "./migrations.server.ts";
import { findSequences, findTables, type Table, writePlainly } from "./tables.server.ts";

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
