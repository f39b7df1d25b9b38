import { and, asc, between, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { holidays, peakWindows, teePrices } from "#app/db/schema/pricing/pricing-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import {
  fullTeeTimes,
  teeTimesADay,
} from "#app/features/catalog/course/list/course-sql-columns.server.ts";

type DayRange = { readonly id: string; readonly first: LocalDate; readonly last: LocalDate };

export type PricedDay = Awaited<ReturnType<typeof listPricedDays>>[number];

/** Days with a price, and how many of their tee times lack room for the party. */
export function listPricedDays(
  db: Database,
  { id, first, last, players }: DayRange & { readonly players: number },
) {
  return db
    .select({
      day: courseDays.day,
      greenFee: courseDays.greenFee,
      cartFee: courseDays.cartFee,
      caddyFee: courseDays.caddyFee,
      rate: courseDays.rate,
      closed: courseDays.closed,
      full: fullTeeTimes(players),
      teeTimes: teeTimesADay,
    })
    .from(courseDays)
    .innerJoin(courses, eq(courses.id, courseDays.courseId))
    .where(and(eq(courseDays.courseId, id), between(courseDays.day, first, last)));
}

/** Holidays in the country of the course and in Korea, since both bring guests. */
export function listHolidays(
  db: Database,
  locale: Locale,
  { country, first, last }: Omit<DayRange, "id"> & { readonly country: string },
) {
  return db
    .select({ day: holidays.day, name: inLocale(holidays.name, locale), country: holidays.country })
    .from(holidays)
    .where(
      and(between(holidays.day, first, last), sql`${holidays.country} in (${country}::text, 'KR')`),
    )
    .orderBy(sql`${holidays.country} = 'KR'`, holidays.day);
}

/** The names of the peak seasons in a month. */
export async function peakNames(
  db: Database,
  locale: Locale,
  { first, last }: Omit<DayRange, "id">,
): Promise<string[]> {
  const windows = await db
    .select({ name: inLocale(peakWindows.name, locale) })
    .from(peakWindows)
    .where(and(lte(peakWindows.startsOn, last), gte(peakWindows.endsOn, first)))
    .orderBy(peakWindows.startsOn);
  return [...new Set(windows.map(({ name }) => name))];
}

export function listTakenTees(
  db: Database,
  { id, day }: { readonly id: string; readonly day: LocalDate },
) {
  return db
    .select({ time: teeTimes.teeTime, capacity: teeTimes.capacity, taken: teeTimes.taken })
    .from(teeTimes)
    .where(and(eq(teeTimes.courseId, id), eq(teeTimes.day, day)));
}

/** Tee times of a day that staff priced one by one. */
export async function listTeePrices(
  db: Database,
  { id, day }: { readonly id: string; readonly day: LocalDate },
): Promise<ReadonlyMap<string, Won>> {
  const rows = await db
    .select({ time: teePrices.teeTime, greenFee: teePrices.greenFee })
    .from(teePrices)
    .where(and(eq(teePrices.courseId, id), eq(teePrices.day, day)));
  return new Map(rows.map(({ time, greenFee }) => [time.slice(0, 5), greenFee]));
}

type NextDay = {
  readonly id: string;
  readonly from: LocalDate;
  readonly last: LocalDate;
  readonly players: number;
};

/** The first day from `from` on that still has a tee time for the party. */
export async function findNextDay(
  db: Database,
  { id, from, last, players }: NextDay,
): Promise<LocalDate | undefined> {
  const [row] = await db
    .select({ day: courseDays.day })
    .from(courseDays)
    .innerJoin(courses, eq(courses.id, courseDays.courseId))
    .where(
      and(
        eq(courseDays.courseId, id),
        between(courseDays.day, from, last),
        eq(courseDays.closed, false),
        lt(fullTeeTimes(players), teeTimesADay),
      ),
    )
    .orderBy(asc(courseDays.day))
    .limit(1);
  return row?.day;
}
