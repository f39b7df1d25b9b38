import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { rowsOf } from "./tables.server.ts";

/** As the client names it, which imports this file. */
type Database = PgDatabase<PgQueryResultHKT>;

const MIGRATIONS = { migrationsFolder: "./drizzle" };

/** The moments of the migrations that this program has, in order. */
export function knownMigrations(): readonly number[] {
  return readMigrationFiles(MIGRATIONS).map(({ folderMillis }) => folderMillis);
}

/** The last migration of a database; undefined where it has no tables. */
export async function lastMigration(db: Database): Promise<number | undefined> {
  const [there] = await rowsOf<{ is: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!there?.is) return undefined;
  const [row] = await rowsOf<{ last: string | null }>(
    db,
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  return row?.last ? Number(row.last) : undefined;
}

/** Whether this program would make or change tables of the database. */
export async function isBehind(db: Database): Promise<boolean> {
  const [last, newest] = [await lastMigration(db), knownMigrations().at(-1)];
  return last === undefined || last < (newest ?? 0);
}

/** Makes the tables, in the transaction it is called in: the migrations after one moment, up to another. */
export async function migrateBetween(db: Database, after: number, upTo: number): Promise<void> {
  // As the migrator itself creates it, so that it continues from here.
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles(MIGRATIONS)) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
