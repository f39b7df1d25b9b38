import { asc, eq, gte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { courses } from "#app/db/schema/course.ts";
import { holidays, peakWindows, regions } from "#app/db/schema/place.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { listExchangeRates, marginLimit } from "#app/features/pricing/costs.server.ts";

const RATES_SHOWN = 10;

/** The rules that every calendar follows: coming holidays, peak windows, exchange rates, the margin limit. */
export async function loadRules(db: Database, today: LocalDate) {
  const [coming, windows, rates, limitPercent, countries] = await Promise.all([
    db.select().from(holidays).where(gte(holidays.day, today)).orderBy(asc(holidays.day)),
    db
      .select()
      .from(peakWindows)
      .where(gte(peakWindows.endsOn, today))
      .orderBy(asc(peakWindows.startsOn)),
    listExchangeRates(db),
    marginLimit(db),
    db.selectDistinct({ country: regions.country }).from(regions).orderBy(asc(regions.country)),
  ]);
  return {
    holidays: coming,
    windows,
    rates: rates.toReversed().slice(0, RATES_SHOWN),
    limitPercent,
    countries: [...new Set([...countries.map(({ country }) => country), "KR"])],
  };
}

export type PriceRules = Awaited<ReturnType<typeof loadRules>>;

/** Every course that could be stopped, by region. */
export function coursesToStop(db: Database, locale: Locale) {
  return db
    .select({
      id: courses.id,
      name: inLocale(courses.name, locale),
      regionId: regions.id,
      region: inLocale(regions.name, locale),
    })
    .from(courses)
    .innerJoin(regions, eq(regions.id, courses.regionId))
    .orderBy(asc(regions.position), asc(courses.id));
}

export type StoppableCourse = Awaited<ReturnType<typeof coursesToStop>>[number];
