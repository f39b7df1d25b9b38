import { and, eq, lte, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { courses } from "#app/db/schema/catalog/course-tables.ts";
import { type Publication, statusAt } from "#app/domain/catalog/sale/publication.ts";
import { COURSE, COURSE_SALE } from "#app/features/catalog/desk/types/course-type.server.ts";
import {
  HOTEL,
  HOTEL_SALE,
  ROOM,
  ROOM_SALE,
} from "#app/features/catalog/desk/types/hotel-type.server.ts";
import {
  type Sale,
  saleMistakes,
} from "#app/features/catalog/desk/types/publication-checks.server.ts";
import {
  CADDIE,
  CADDIE_SALE,
  SHUTTLE,
  SHUTTLE_SALE,
} from "#app/features/catalog/desk/types/small-types.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { findRecord, updateRecord } from "#app/features/desk/record/record-rows.server.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import {
  TOURNAMENT,
  TOURNAMENT_SALE,
} from "#app/features/tournament/desk/tournament-type.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

const PUBLISHED: readonly (readonly [RecordType, Sale])[] = [
  [COURSE, COURSE_SALE],
  [HOTEL, HOTEL_SALE],
  [ROOM, ROOM_SALE],
  [CADDIE, CADDIE_SALE],
  [SHUTTLE, SHUTTLE_SALE],
  [TOURNAMENT, TOURNAMENT_SALE],
];

/**
 * Publishes and archives what is due. A schedule is a write like any other: triggers invalidate the cached pages, and
 * no query asks the clock. Safe to run concurrently: it skips rows that another instance has locked.
 */
export async function publishDue({ db, now, log }: Pick<Services, "db" | "now" | "log">) {
  let changed = 0;
  for (const [type, sale] of PUBLISHED) {
    changed += await publishDueOf(db, { type, sale, at: now(), log });
  }
  if (changed > 0) log.info({ changed }, "products were published or archived on schedule");
  return changed;
}

type Due = {
  readonly type: RecordType;
  readonly sale: Sale;
  readonly at: Date;
  readonly log: Services["log"];
};

function publishDueOf(db: Database, { type, sale, at, log }: Due): Promise<number> {
  // All of them store their publication in columns of the same names.
  const table = type.table as unknown as typeof courses;
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
      await changeStatus(tx, { type, sale, at, log }, { id, publication });
    }
    return due.length;
  });
}

type Product = { readonly id: string; readonly publication: Publication };

async function changeStatus(
  tx: Database,
  { type, sale, at, log }: Due,
  { id, publication }: Product,
): Promise<void> {
  const status = statusAt(publication, at);
  const missing = status === "published" ? await missingForSale(tx, { type, sale, id }) : [];
  const isRefused = missing.length > 0;
  if (isRefused) log.warn({ kind: type.kind, id, missing }, "not published: incomplete");
  // Back to a draft, so that staff complete it and choose a new moment.
  const row = { status: isRefused ? ("draft" as const) : status };
  await updateRecord(tx, type, { id, row });
  await type.afterSave?.(tx, { id, row, isNew: false, at });
  const shown = status === "published" ? "publish" : "unpublish";
  const action = `${type.kind}.${isRefused ? "not_published" : shown}`;
  const before = { status: publication.status };
  const after = isRefused ? { ...row, missing } : row;
  await writeAudit(tx, { by: null, action, subject: { kind: type.kind, id }, before, after, at });
}

type Candidate = { readonly type: RecordType; readonly sale: Sale; readonly id: string };

/** The codes of what it lacks: since it was scheduled its picture or the company's data may have gone. */
async function missingForSale(tx: Database, { type, sale, id }: Candidate): Promise<string[]> {
  const row = (await findRecord(tx, type, id))?.facts ?? {};
  return Object.values(await saleMistakes(tx, sale, { id, row }));
}
