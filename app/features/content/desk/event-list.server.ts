import { and, desc, gte, lt } from "drizzle-orm";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { events } from "#app/db/schema/content-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { PERIOD_TABS, periodOf } from "#app/domain/common/date/period.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import {
  anyContains,
  everyLanguage,
  orderOf,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import {
  type ListRequest,
  type ListType,
  versionedRow,
} from "#app/features/desk/list/list-type.server.ts";
import { EVENT_COLUMNS, type EventRow } from "./event-columns.ts";

async function listEvents({ db, locale, search, now, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(EVENT_COLUMNS));
  const period = choiceParam(search, "period", PERIOD_TABS);
  const today = dateIn(SHOP_ZONE, now);
  const where = and(
    anyContains(q, [everyLanguage(events.title)]),
    period === "ongoing" ? gte(events.endsOn, today) : undefined,
    period === "ended" ? lt(events.endsOn, today) : undefined,
  );
  const title = inLocale(events.title, locale);
  const order = orderOf(
    sort,
    { title, starts: events.startsOn, ends: events.endsOn, number: events.id },
    [desc(events.endsOn), desc(events.id)],
  );
  const list = await paged({ page, size }, db.$count(events, where), ({ limit, offset }) =>
    db
      .select({
        id: events.id,
        version: events.version,
        title,
        label: inLocale(events.label, locale),
        draft: events.draft,
        startsOn: events.startsOn,
        endsOn: events.endsOn,
      })
      .from(events)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  const rows = list.rows.map((row) => ({ ...row, period: periodOf(row.endsOn, today) }));
  return { ...list, rows };
}

export const EVENT_LIST: ListType<EventRow> = {
  columns: EVENT_COLUMNS,
  find: listEvents,
  rowOf: versionedRow,
};
