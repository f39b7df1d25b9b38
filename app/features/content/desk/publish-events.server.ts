import { and, eq, lte } from "drizzle-orm";
import { events } from "#app/db/schema/content-tables.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { updateRecord } from "#app/features/desk/record/record-rows.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { EVENT } from "./event-store.server.ts";

/** Publishes drafts whose moment has come. Safe to run concurrently: it skips rows that another instance has locked. */
export function publishDueEvents({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.draft, true), lte(events.publishAt, at)))
      .for("update", { skipLocked: true });
    for (const { id } of due) {
      const [before, after] = [{ draft: true }, { draft: false }];
      await updateRecord(tx, EVENT, { id, row: after });
      const subject = { kind: "event", id };
      await writeAudit(tx, { by: null, action: "event.publish", subject, before, after, at });
    }
    return due.length;
  });
}
