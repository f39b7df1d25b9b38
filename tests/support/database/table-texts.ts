import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";

/** Every row of every table as PostgreSQL writes it, in an order of its own: two databases that say the same are the same. */
export async function tableTexts(db: Database): Promise<Record<string, readonly string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const names = await rows(
      tx,
      "select tablename as text from pg_tables where schemaname = 'public'",
    );
    const texts: Record<string, readonly string[]> = {};
    for (const name of names) {
      texts[name] = await rows(tx, `select t::text as text from "${name}" t`);
    }
    return texts;
  });
}

/** Keys, triggers, indexes and generated columns: what defines a table apart from its rows. */
export async function tableRules(db: Database): Promise<readonly string[]> {
  return rows(
    db,
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text as text
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select created_at || hash from drizzle.__drizzle_migrations`,
  );
}

async function rows(db: Database, query: string): Promise<readonly string[]> {
  const answer = (await db.execute(sql.raw(query))) as {
    readonly rows: readonly { text: string }[];
  };
  return answer.rows.map(({ text }) => text).toSorted();
}
