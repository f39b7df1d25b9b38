import { and, desc, eq, gte, lt } from "drizzle-orm";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
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
import type { ListRequest, ListType } from "#app/features/desk/list/list-type.server.ts";
import { TOURNAMENT_COLUMNS, type TournamentRow } from "./tournament-columns.ts";

async function listTournaments({ db, locale, search, now, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(TOURNAMENT_COLUMNS));
  const period = choiceParam(search, "period", PERIOD_TABS);
  const today = dateIn(SHOP_ZONE, now);
  const where = and(
    anyContains(q, [everyLanguage(tournaments.title)]),
    period === "ongoing" ? gte(tournaments.playsOn, today) : undefined,
    period === "ended" ? lt(tournaments.playsOn, today) : undefined,
  );
  const title = inLocale(tournaments.title, locale);
  const course = inLocale(courses.name, locale);
  const order = orderOf(
    sort,
    {
      title,
      course,
      plays: tournaments.playsOn,
      until: tournaments.applyUntil,
      capacity: tournaments.capacity,
      fee: tournaments.entryFee,
      number: tournaments.id,
    },
    [desc(tournaments.playsOn), desc(tournaments.id)],
  );
  const list = await paged({ page, size }, db.$count(tournaments, where), ({ limit, offset }) =>
    db
      .select({
        id: tournaments.id,
        title,
        course,
        playsOn: tournaments.playsOn,
        applyUntil: tournaments.applyUntil,
        capacity: tournaments.capacity,
        entryFee: tournaments.entryFee,
      })
      .from(tournaments)
      .innerJoin(courses, eq(courses.id, tournaments.courseId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  const rows = list.rows.map((row) => ({ ...row, period: periodOf(row.playsOn, today) }));
  return { ...list, rows };
}

export const TOURNAMENT_LIST: ListType<TournamentRow> = {
  columns: TOURNAMENT_COLUMNS,
  find: listTournaments,
};
