import { and, asc, between, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { holidays, peakWindows } from "#app/db/schema/pricing/pricing-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { DayRules, HolidayEffect, Rate } from "#app/domain/pricing/price-layer.ts";

export type Span = { readonly from: LocalDate; readonly to: LocalDate };
export type RulesOfDay = (day: LocalDate) => DayRules;

/** What is special about the days of a country: its own holidays, and when Koreans travel. */
export async function loadDayRules(
  db: Database,
  country: string,
  { from, to }: Span,
): Promise<RulesOfDay> {
  const named = await db
    .select({ day: holidays.day, effect: sql<HolidayEffect>`${holidays.priceEffect}` })
    .from(holidays)
    .where(and(eq(holidays.country, country), between(holidays.day, from, to)));
  const windows = await db
    .select({
      from: peakWindows.startsOn,
      to: peakWindows.endsOn,
      rate: sql<Rate>`${peakWindows.rate}`,
    })
    .from(peakWindows)
    .where(and(lte(peakWindows.startsOn, to), gte(peakWindows.endsOn, from)))
    .orderBy(asc(peakWindows.startsOn), asc(peakWindows.id));
  const effects = new Map(named.map(({ day, effect }) => [day, effect]));
  return (day) => {
    const holiday = effects.get(day);
    const window = windows.find((each) => each.from <= day && day <= each.to);
    return { ...(holiday && { holiday }), ...(window && { peakRate: window.rate }) };
  };
}
