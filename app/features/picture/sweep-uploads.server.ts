import { and, asc, getTableColumns, gt, inArray, is, lt, type SQL, sql } from "drizzle-orm";
import { PgJsonb, PgTable } from "drizzle-orm/pg-core";
import * as schema from "#app/db/schema/index.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { fileNamesOf, uploadOfFile } from "#app/domain/picture/private-upload.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Sweeping = Pick<Services, "db" | "now" | "storage">;

/** An upload may stay unused for a day. */
const UNUSED_KEPT_MS = 86_400_000;
const BATCH = 200;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Deletes uploads that no row refers to, and files of no upload; returns how many uploads. */
export async function sweepUploads(services: Sweeping): Promise<number> {
  let gone = 0;
  let last: string | undefined = FIRST;
  while (last) {
    const swept = await sweepAfter(last, services);
    for (const name of swept.gone.flatMap(fileNamesOf)) await services.storage.remove(name);
    gone += swept.gone.length;
    last = swept.last;
  }
  await sweepFiles(services);
  return gone;
}

/** The rows alone. Their files follow once no page can name them: no row is ever without its files. */
function sweepAfter(last: string, { db, now }: Sweeping) {
  return db.transaction(async (tx) => {
    // Locked before the check for references, so that a concurrent use waits for the result.
    const old = await tx
      .select({ id: uploads.id, picture: uploads.picture })
      .from(uploads)
      .where(and(gt(uploads.id, last), lt(uploads.createdAt, dayBefore(now()))))
      .orderBy(asc(uploads.id))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (old.length === 0) return { gone: [], last: undefined };
    const rows = await tx.selectDistinct({ id: sql<string>`found[1]` }).from(REFERENCES);
    const referenced = new Set(rows.map(({ id }) => id));
    const gone = old.filter(({ id }) => !referenced.has(id));
    const ids = gone.map(({ id }) => id);
    await tx.delete(uploads).where(inArray(uploads.id, ids));
    return { gone, last: old.at(-1)?.id };
  });
}

/** Files without a row: a crash, or a storage that was away, cut off their upload or their removal. */
async function sweepFiles({ db, now, storage }: Sweeping): Promise<void> {
  for await (const files of storage.list()) {
    const old = files.filter(({ changedAt }) => changedAt < dayBefore(now()));
    const owned = old.map(({ name }) => ({ name, id: uploadOfFile(name) }));
    const ids = [...new Set(owned.flatMap(({ id }) => id ?? []))];
    const known = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids));
    const kept = new Set(known.map(({ id }) => id));
    for (const { name, id } of owned) if (id && !kept.has(id)) await storage.remove(name);
  }
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - UNUSED_KEPT_MS);
}

/** Searches every jsonb column, so that a new one cannot be forgotten. */
const REFERENCES = referencesIn(Object.values(schema).filter((table) => is(table, PgTable)));

function referencesIn(tables: readonly PgTable[]): SQL {
  const texts = tables
    .filter((table) => table !== uploads)
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => is(column, PgJsonb))
        .map((column) => sql`select ${column}::text as content from ${table}`),
    );
  return sql`(${sql.join(texts, sql` union all `)}) as columns,
    regexp_matches(content, '/uploads/(?:private/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') as found`;
}
