import { and, desc, eq, gte, lt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { events } from "#app/db/schema/content.ts";
import { type ListParams, ROWS_PER_PAGE } from "#app/domain/admin/list-params.ts";
import { EVENT_FORM } from "#app/domain/content/event-form.ts";
import type { PeriodTab } from "#app/domain/content/period.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";
import type { RecordType } from "#app/features/admin/kit/record/record-type.server.ts";

type EventFilter = ListParams & {
  readonly period?: PeriodTab | undefined;
  readonly today: LocalDate;
};

export async function listEvents(
  db: Database,
  locale: Locale,
  { q, page, period, today }: EventFilter,
) {
  const where = and(
    anyContains(q, [everyLanguage(events.title)]),
    period === "ongoing" ? gte(events.endsOn, today) : undefined,
    period === "ended" ? lt(events.endsOn, today) : undefined,
  );
  return paged(page, db.$count(events, where), (offset) =>
    db
      .select({
        id: events.id,
        title: inLocale(events.title, locale),
        label: inLocale(events.label, locale),
        startsOn: events.startsOn,
        endsOn: events.endsOn,
      })
      .from(events)
      .where(where)
      .orderBy(desc(events.endsOn), desc(events.id))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  );
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>["rows"][number];

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
};
