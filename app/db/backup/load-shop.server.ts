import { sql } from "drizzle-orm";
import { type Manifest, NUMBERS_LEFT_OUT, TABLES_LEFT_OUT } from "#app/domain/backup/manifest.ts";
import type { Database } from "../client.server.ts";
import { loadTable, withoutRules } from "./load-table.server.ts";
import { migrateBetween } from "./migrations.server.ts";
import { findTables, type Table, writePlainly } from "./tables.server.ts";

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
  for (const { name, last } of manifest.sequences) {
    await db.execute(
      sql`select setval(${`public."${name}"`}::regclass, ${last + NUMBERS_LEFT_OUT})`,
    );
  }
  await migrateBetween(db, manifest.migration, Number.POSITIVE_INFINITY);
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
