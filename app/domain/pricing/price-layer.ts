import { type LocalDate, monthOf, weekdayOf } from "#app/domain/common/date/local-date.ts";
import type { Won } from "../common/money.ts";

/** What a price for a date came from; the first that applies decides (docs/decisions/0006). */
export const PRICE_LAYERS = ["date", "holiday", "peak", "season"] as const;

export type PriceLayer = (typeof PRICE_LAYERS)[number];

export const RATES = ["low", "regular", "high", "peak"] as const;

export type Rate = (typeof RATES)[number];

export type RateCard = { readonly [R in Rate]: { readonly weekday: Won; readonly weekend: Won } };

export type HolidayEffect = "demand_up" | "weekend_rate" | "peak_rate" | "none";

/** What is special about a day, apart from its season. */
export type DayRules = {
  readonly holiday?: HolidayEffect;
  readonly peakRate?: Rate;
};

export type DayPrice = { readonly price: Won; readonly rate: Rate; readonly layer: PriceLayer };

/** How far ahead calendars are open, counted from today. */
export const CALENDAR_DAYS = 180;

/** Cool and dry from November to February, hot in spring, green and wet until October. */
export function seasonOf(day: LocalDate): Exclude<Rate, "peak"> {
  const month = monthOf(day);
  if (month >= 11 || month <= 2) return "high";
  return month <= 4 ? "regular" : "low";
}

export function isWeekend(day: LocalDate): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/** The price of a day by the rules alone; a price that staff set for the date itself takes precedence. */
export function priceOfDay(card: RateCard, day: LocalDate, rules: DayRules): DayPrice {
  const season = seasonOf(day);
  const column = isWeekend(day) ? "weekend" : "weekday";

  if (rules.holiday === "peak_rate") {
    return { price: card.peak.weekend, rate: "peak", layer: "holiday" };
  }
  if (rules.peakRate) {
    return { price: card[rules.peakRate][column], rate: rules.peakRate, layer: "peak" };
  }
  if (rules.holiday === "weekend_rate") {
    return { price: card[season].weekend, rate: season, layer: "holiday" };
  }
  return { price: card[season][column], rate: season, layer: "season" };
}

/** What a holiday does to prices; the first two only say that many travel. */
export const HOLIDAY_EFFECTS = [
  "demand_up",
  "demand_peak",
  "weekend_rate",
  "peak_rate",
  "none",
] as const;
