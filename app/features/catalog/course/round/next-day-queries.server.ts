import { asc, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import {
  type AvailabilityFacts,
  fitsParty,
  type PricedDay,
  priceOf,
  teesInBand,
} from "#app/domain/catalog/course/course-availability.ts";
import type { CourseFilter } from "#app/domain/catalog/course/course-filter.ts";
import { bandHours } from "#app/domain/catalog/course/time-band.ts";
import { type CutOff, firstWholeDay } from "#app/domain/catalog/sale/cut-off.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { feesOnDay } from "#app/domain/pricing/round-price.ts";

type NextDayQuery = Pick<CourseFilter, "date" | "players" | "band"> & { readonly now: Date };
type Course = AvailabilityFacts & CutOff & { readonly id: string };

/** The first day after the chosen one on which each course can take the party, in one query. */
export async function nextDays(
  db: Database,
  { date, players, band, now }: NextDayQuery,
  courses: readonly Course[],
): Promise<ReadonlyMap<string, PricedDay>> {
  if (!date) return new Map();
  const open = courses
    .filter((course) => fitsParty(course, players))
    .map((course) => ({
      id: course.id,
      tees: teesInBand(course.sheet, band),
      after: laterOf(addDays(date, 1), firstWholeDay(course, now)),
    }))
    .filter(({ tees }) => tees > 0);
  if (open.length === 0) return new Map();

  const [from, to] = bandHours(band);
  const full = sql`(select count(*) from ${teeTimes} where ${teeTimes.courseId} = wanted.id and ${teeTimes.day} = ${courseDays.day} and ${teeTimes.teeTime} >= ${from}::time and ${teeTimes.teeTime} < ${to}::time and ${teeTimes.capacity} - ${teeTimes.taken} < ${players})`;
  const next = db
    .select({
      day: courseDays.day,
      greenFee: courseDays.greenFee,
      cartFee: courseDays.cartFee,
      caddyFee: courseDays.caddyFee,
    })
    .from(courseDays)
    .where(
      sql`${courseDays.courseId} = wanted.id and ${courseDays.day} >= wanted.after and not ${courseDays.closed} and ${full} < wanted.tees`,
    )
    .orderBy(asc(courseDays.day))
    .limit(1)
    .as("next");
  const rows = await db
    .select({
      id: sql<string>`wanted.id`,
      day: next.day,
      greenFee: next.greenFee,
      fees: { cartFee: next.cartFee, caddyFee: next.caddyFee },
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(open)}::text::jsonb) as wanted(id text, tees int, after date)`,
    )
    .crossJoinLateral(next);
  const known = new Map(courses.map((course) => [course.id, course]));
  return new Map(
    rows.flatMap(({ id, fees, ...day }) => {
      const course = known.get(id);
      return course ? [[id, priceOf(feesOnDay(course, fees), day, players)] as const] : [];
    }),
  );
}

function laterOf(a: LocalDate, b: LocalDate): LocalDate {
  return a > b ? a : b;
}
