import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";

/** What has a price calendar of its own. */
export const PRICED_KINDS = ["course", "room"] as const;
export type PricedKind = (typeof PRICED_KINDS)[number];

/** What has a net cost: the green fee of a course, its cart and caddie, or the night of a room. */
export const COST_KINDS = ["green", "cart", "caddy", "room"] as const;
export type CostKind = (typeof COST_KINDS)[number];

export type NetCost = { readonly startsOn: LocalDate; readonly baht: number };
export type ExchangeRate = { readonly day: LocalDate; readonly wonPer100Baht: number };

export const DEFAULT_MARGIN_PERCENT = 12;

/** The last entry that has begun by the day; a cost lasts until the next one begins. */
export function costOn(costs: readonly NetCost[], day: LocalDate): NetCost | undefined {
  return lastBy(costs, day, ({ startsOn }) => startsOn);
}

/** The last known rate by the day: a day to come has today's. */
export function exchangeRateOn(
  rates: readonly ExchangeRate[],
  day: LocalDate,
): ExchangeRate | undefined {
  return lastBy(rates, day, (rate) => rate.day);
}

function lastBy<Item>(
  items: readonly Item[],
  day: LocalDate,
  dayOf: (item: Item) => LocalDate,
): Item | undefined {
  let last: Item | undefined;
  for (const item of items) {
    if (dayOf(item) <= day && (!last || dayOf(item) > dayOf(last))) last = item;
  }
  return last;
}

/** A net cost in won, as it was on a day; undefined while the cost or the rate is unknown. */
export function netInWon(
  cost: NetCost | undefined,
  rate: ExchangeRate | undefined,
): number | undefined {
  return cost && rate && (cost.baht * rate.wonPer100Baht) / 100;
}

/** The share of a price that stays with us, in percent with one decimal. */
export function marginPercent(price: Won, net: number): number {
  return Math.round(((price - net) / price) * 1000) / 10;
}

/** Compares the amounts and not the rounded percent: 11.96 % is below 12 %. */
export function isBelowMargin(price: Won, net: number, limitPercent: number): boolean {
  return (price - net) * 100 < price * limitPercent;
}

/** The lowest price in thousands of won that keeps the limit. */
export function lowestPrice(net: number, limitPercent: number): Won {
  const exact = (net * 100) / (100 - limitPercent);
  const rounded = won(Math.ceil(exact / 1000) * 1000);
  return isBelowMargin(rounded, net, limitPercent) ? won(rounded + 1000) : rounded;
}
