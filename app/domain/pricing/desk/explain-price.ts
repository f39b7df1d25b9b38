import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import {
  type DayPrice,
  type DayRules,
  isWeekend,
  priceOfDay,
  type Rate,
  type RateCard,
} from "#app/domain/pricing/price-layer.ts";

/** A price that staff set for a date. */
export type DateOverride = {
  readonly price: Won;
  readonly reason: string;
  readonly by: string | null;
  readonly at: Date;
};

/** The price of a cell: the date's own, else by the rules. An override keeps the rate of its day. */
export function cellPrice(
  card: RateCard,
  day: LocalDate,
  rules: DayRules,
  override: Pick<DateOverride, "price"> | undefined,
): DayPrice {
  const ruled = priceOfDay(card, day, rules);
  return override ? { price: override.price, rate: ruled.rate, layer: "date" } : ruled;
}

export type PriceStep = {
  readonly layer: "date" | "special" | "season";
  /** Null where the layer has nothing to say about this day. */
  readonly price: Won | null;
  readonly rate: Rate | null;
  readonly weekend: boolean;
  /** Which of holiday and peak decided, in the second layer. */
  readonly special: "holiday" | "peak" | null;
  readonly override: DateOverride | null;
  /** Only the first layer that has a price decides. */
  readonly applies: boolean;
};

/** Every layer of a cell in the order in which they decide, with the price each would give. */
export function explainPrice(
  card: RateCard,
  day: LocalDate,
  rules: DayRules,
  override: DateOverride | undefined,
): readonly PriceStep[] {
  const weekend = isWeekend(day);
  const special = priceOfDay(card, day, rules);
  const season = priceOfDay(card, day, {});
  const isSpecial = special.layer === "holiday" || special.layer === "peak";
  const none = { price: null, rate: null, weekend, special: null, override: null, applies: false };
  return [
    override
      ? { ...none, layer: "date", price: override.price, override, applies: true }
      : { ...none, layer: "date" },
    isSpecial
      ? {
          ...none,
          layer: "special",
          price: special.price,
          rate: special.rate,
          special: special.layer === "peak" ? "peak" : "holiday",
          applies: !override,
        }
      : { ...none, layer: "special" },
    {
      ...none,
      layer: "season",
      price: season.price,
      rate: season.rate,
      applies: !override && !isSpecial,
    },
  ];
}
