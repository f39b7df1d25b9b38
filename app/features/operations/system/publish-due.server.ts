import { and, eq, lte, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddy-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { statusAt } from "#app/domain/catalog/sale/publication.ts";
import { CADDY } from "#app/features/catalog/desk/types/caddy-type.server.ts";
import { COURSE } from "#app/features/catalog/desk/types/course-type.server.ts";
import { HOTEL, ROOM } from "#app/features/catalog/desk/types/hotel-type.server.ts";
import { SHUTTLE } from "#app/features/catalog/desk/types/shuttle-type.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { updateRecord } from "#app/features/desk/record/record-rows.server.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import { TOURNAMENT } from "#app/features/tournament/desk/tournament-type.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** All of them store their publication in columns of the same names. */
const PUBLISHED = [
  [COURSE, courses],
  [HOTEL, hotels],
  [ROOM, rooms],
  [CADDY, caddies],
  [SHUTTLE, vanRoutes],
  [TOURNAMENT, tournaments],
] as const;

/**
 * Publishes and archives what is due. A schedule is a write like any other: triggers invalidate the cached pages, and no
 * query asks the clock. Safe beside itself: what another instance has locked is left to it.
 */
export async function publishDue({ db, now, log }: Pick<Services, "db" | "now" | "log">) {
  let changed = 0;
  for (const [type, table] of PUBLISHED) {
    changed += await publishDueOf(db, {
      type,
      table: table as unknown as typeof courses,
      at: now(),
    });
  }
  if (changed > 0) log.info({ changed }, "products were published or archived on schedule");
  return changed;
}

type Due = { readonly type: RecordType; readonly table: typeof courses; readonly at: Date };

function publishDueOf(db: Database, { type, table, at }: Due): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: table.id,
        status: table.status,
        publishAt: table.publishAt,
        unpublishAt: table.unpublishAt,
      })
      .from(table)
      .where(
        or(
          and(eq(table.status, "scheduled"), lte(table.publishAt, at)),
          and(eq(table.status, "published"), lte(table.unpublishAt, at)),
        ),
      )
      .for("update", { skipLocked: true });
    for (const { id, ...publication } of due) {
      const row = { status: statusAt(publication, at) };
      await updateRecord(tx, type, { id, row });
      await type.afterSave?.(tx, { id, row, isNew: false, at });
      const verb = row.status === "published" ? "publish" : "unpublish";
      const before = { status: publication.status };
      const subject = { kind: type.kind, id };
      const action = `${type.kind}.${verb}`;
      await writeAudit(tx, { by: null, action, subject, before, after: row, at });
    }
    return due.length;
  });
}
