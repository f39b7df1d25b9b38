import { and, desc, eq, getTableColumns, gte, lt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { tournaments } from "#app/db/schema/content.ts";
import { courses } from "#app/db/schema/course.ts";
import type { ListParams } from "#app/domain/admin/list-params.ts";
import type { PeriodTab } from "#app/domain/content/period.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";

type TournamentFilter = ListParams & {
  readonly period?: PeriodTab | undefined;
  readonly today: LocalDate;
};

export async function listTournaments(
  db: Database,
  locale: Locale,
  { q, page, size, period, today }: TournamentFilter,
) {
  const where = and(
    anyContains(q, [everyLanguage(tournaments.title)]),
    period === "ongoing" ? gte(tournaments.playsOn, today) : undefined,
    period === "ended" ? lt(tournaments.playsOn, today) : undefined,
  );
  return paged({ page, size }, db.$count(tournaments, where), ({ limit, offset }) =>
    db
      .select({
        id: tournaments.id,
        title: inLocale(tournaments.title, locale),
        course: inLocale(courses.name, locale),
        playsOn: tournaments.playsOn,
        applyUntil: tournaments.applyUntil,
        capacity: tournaments.capacity,
        entryFee: tournaments.entryFee,
      })
      .from(tournaments)
      .innerJoin(courses, eq(courses.id, tournaments.courseId))
      .where(where)
      .orderBy(desc(tournaments.playsOn), desc(tournaments.id))
      .limit(limit)
      .offset(offset),
  );
}

export type TournamentRow = Awaited<ReturnType<typeof listTournaments>>["rows"][number];

export async function findTournament(db: Database, id: number) {
  const [tournament] = await db
    .select({ ...getTableColumns(tournaments), course: courses.name })
    .from(tournaments)
    .innerJoin(courses, eq(courses.id, tournaments.courseId))
    .where(eq(tournaments.id, id));
  return tournament;
}

export type TournamentRecord = NonNullable<Awaited<ReturnType<typeof findTournament>>>;
