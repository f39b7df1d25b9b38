import { asc, eq, gte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import {
  holidays,
  peakWindows,
  priceSettings,
  vanSurcharges,
} from "#app/db/schema/pricing/pricing-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { DEFAULT_MARGIN_PERCENT } from "#app/domain/pricing/desk/margin.ts";
import { listExchangeRates } from "#app/features/pricing/rates/costs.server.ts";

/** The rules that every calendar follows: coming holidays, peak windows, exchange rates, the margin limit, what rides cost and add. */
export async function loadRules(db: Database, today: LocalDate) {
  const [coming, windows, rates, [margin], countries, surcharges, routes] = await Promise.all([
    db.select().from(holidays).where(gte(holidays.day, today)).orderBy(asc(holidays.day)),
    db
      .select()
      .from(peakWindows)
      .where(gte(peakWindows.endsOn, today))
      .orderBy(asc(peakWindows.startsOn)),
    listExchangeRates(db),
    db.select().from(priceSettings).where(eq(priceSettings.key, "margin_percent")),
    db.selectDistinct({ country: regions.country }).from(regions).orderBy(asc(regions.country)),
    db.select().from(vanSurcharges),
    db
      .select({
        id: vanRoutes.id,
        origin: vanRoutes.origin,
        destination: vanRoutes.destination,
        oneWayPrice: vanRoutes.oneWayPrice,
        roundTripPrice: vanRoutes.roundTripPrice,
      })
      .from(vanRoutes)
      .orderBy(asc(vanRoutes.regionId), asc(vanRoutes.id)),
  ]);
  return {
    holidays: coming,
    windows,
    rates: rates.toReversed(),
    /** As it is stored; unset, the default holds. */
    margin: margin?.value ?? null,
    limitPercent: margin?.value ?? DEFAULT_MARGIN_PERCENT,
    surcharges,
    routes,
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
