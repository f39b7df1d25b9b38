import { and, asc, getTableColumns, gt, inArray, is, lt, type SQL, sql } from "drizzle-orm";
import { PgJsonb, PgTable } from "drizzle-orm/pg-core";
import * as schema from "#app/db/schema/index.ts";
import { uploads } from "#app/db/schema/upload.ts";
import { PICTURE_FORMATS } from "#app/domain/picture/picture.ts";
import { fileNameOf } from "#app/domain/picture/private-upload.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Sweeping = Pick<Services, "db" | "now" | "storage">;

/** An upload may stay unused for a day. */
const UNUSED_KEPT_MS = 86_400_000;
const BATCH = 200;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Deletes uploads that no row refers to, files first; returns how many. */
export async function sweepUploads(services: Sweeping): Promise<number> {
  let gone = 0;
  let last: string | undefined = FIRST;
  while (last) {
    const swept = await sweepAfter(last, services);
    gone += swept.gone;
    last = swept.last;
  }
  return gone;
}

function sweepAfter(last: string, { db, now, storage }: Sweeping) {
  return db.transaction(async (tx) => {
    // Locked before the check for references, so that a concurrent use waits for the result.
    const old = await tx
      .select({ id: uploads.id, picture: uploads.picture })
      .from(uploads)
      .where(
        and(
          gt(uploads.id, last),
          lt(uploads.createdAt, new Date(now().getTime() - UNUSED_KEPT_MS)),
        ),
      )
      .orderBy(asc(uploads.id))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (old.length === 0) return { gone: 0, last: undefined };
    const rows = await tx.selectDistinct({ id: sql<string>`found[1]` }).from(REFERENCES);
    const referenced = new Set(rows.map(({ id }) => id));
    const unused = old.filter(({ id }) => !referenced.has(id));
    for (const { id, picture } of unused) {
      const names = picture.widths.flatMap((width) =>
        PICTURE_FORMATS.map((format) => fileNameOf({ src: picture.src, id, width, format })),
      );
      for (const name of names) await storage.remove(name);
    }
    const ids = unused.map(({ id }) => id);
    await tx.delete(uploads).where(inArray(uploads.id, ids));
    return { gone: ids.length, last: old.at(-1)?.id };
  });
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
