import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { DayRules } from "#app/domain/pricing/price-layer.ts";
import { catalogue } from "./demo-catalogue.ts";

const holidayEffects = new Map(
  catalogue.holidays.map(({ country, date, price_effect }) => [`${country}:${date}`, price_effect]),
);

/** What the catalogue knows about a day in a country: its own holidays, and when Koreans travel. */
export function dayRules(country: string, day: LocalDate): DayRules {
  const holiday = holidayEffects.get(`${country}:${day}`);
  const window = catalogue.peak_windows.find(({ start, end }) => start <= day && day <= end);
  return {
    ...(holiday ? { holiday } : {}),
    ...(window ? { peakRate: window.rate } : {}),
  };
}
