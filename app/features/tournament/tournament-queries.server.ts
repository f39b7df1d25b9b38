import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { refundPolicies, regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { PeriodList, PeriodTab } from "#app/domain/common/date/period.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { REFUND_POLICY } from "#app/domain/reservation/refund/refund-policies.ts";

export type TournamentCard = Awaited<ReturnType<typeof listTournaments>>["rows"][number];
export type TournamentDetail = NonNullable<Awaited<ReturnType<typeof findTournament>>>;

/** Ongoing ones by date, ended ones newest first. */
export async function listTournaments(
  db: Database,
  locale: Locale,
  { tab, page }: PeriodList,
  today: LocalDate,
) {
  const counts = {
    ongoing: await db.$count(tournaments, within("ongoing", today)),
    ended: await db.$count(tournaments, within("ended", today)),
  };
  const paging = pagingOf(counts[tab], page);
  const rows = await db
    .select(card(locale))
    .from(tournaments)
    .innerJoin(courses, eq(courses.id, tournaments.courseId))
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .where(within(tab, today))
    .orderBy(
      tab === "ongoing" ? asc(tournaments.playsOn) : desc(tournaments.playsOn),
      desc(tournaments.id),
    )
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { rows, paging, counts };
}

type Shown = { readonly drafts?: boolean };

/** All entries have the same refund policy (docs/decisions/0007). */
export async function findTournament(
  db: Database,
  locale: Locale,
  id: number,
  { drafts = false }: Shown = {},
) {
  const [row] = await db
    .select({
      ...card(locale),
      body: inLocale(tournaments.body, locale),
      prizes: tournaments.prizes,
      schedule: tournaments.schedule,
      gender: tournaments.gender,
      minAge: tournaments.minAge,
      maxAge: tournaments.maxAge,
      maxHandicap: tournaments.maxHandicap,
      van: tournaments.van,
      firstTee: sql<string>`left(${tournaments.firstTee}::text, 5)`,
      caddyTipBaht: courses.caddyTipBaht,
      coursePublished: courses.published,
      tiers: refundPolicies.tiers,
    })
    .from(tournaments)
    .innerJoin(courses, eq(courses.id, tournaments.courseId))
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .leftJoin(refundPolicies, eq(refundPolicies.id, REFUND_POLICY.tournament))
    .where(and(eq(tournaments.id, id), drafts ? undefined : eq(tournaments.published, true)));
  if (!row) return undefined;
  return {
    ...row,
    tiers: row.tiers ?? STANDARD_REFUND_TIERS,
    prizes: row.prizes.map(({ place, prize }) => ({
      place: localizedText(place, locale),
      prize: localizedText(prize, locale),
    })),
    schedule: row.schedule.map(({ time, what }) => ({ time, what: localizedText(what, locale) })),
  };
}

function card(locale: Locale) {
  return {
    id: tournaments.id,
    title: inLocale(tournaments.title, locale),
    summary: inLocale(tournaments.summary, locale),
    format: inLocale(tournaments.format, locale),
    playsOn: tournaments.playsOn,
    applyUntil: tournaments.applyUntil,
    capacity: tournaments.capacity,
    entryFee: tournaments.entryFee,
    courseId: courses.id,
    courseName: inLocale(courses.name, locale),
    regionName: inLocale(regions.name, locale),
    picture: sql<Picture | null>`coalesce(${tournaments.picture}, ${courses.picture})`,
  };
}

/** The rule of `periodOf` in SQL. */
function within(tab: PeriodTab, today: LocalDate) {
  const isThen =
    tab === "ongoing" ? gte(tournaments.playsOn, today) : lt(tournaments.playsOn, today);
  return and(eq(tournaments.published, true), isThen);
}

/** Whether it was shown once, and is no longer. */
export async function isTournamentWithdrawn(db: Database, id: number): Promise<boolean> {
  const isArchived = and(eq(tournaments.id, id), eq(tournaments.status, "archived"));
  return (await db.$count(tournaments, isArchived)) > 0;
}
