import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { events } from "#app/db/schema/content.ts";
import { EVENT_FORM } from "#app/domain/content/event-form.ts";
import type { RecordType } from "#app/features/admin/kit/record/record-type.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";

export async function findEvent(db: Database, id: number) {
  const [event] = await db.select().from(events).where(eq(events.id, id));
  return event;
}

export type EventRecord = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export const EVENT: RecordType = {
  ...EVENT_FORM,
  table: events,
  failure: "record.save_failed",
  created: "createdAt",
  check: async (_tx, { row, at }): Promise<FieldErrors> => {
    const isLate = row.draft && row.publishAt instanceof Date && row.publishAt <= at;
    return isLate ? { publishAt: "record.moment_past" } : {};
  },
};
