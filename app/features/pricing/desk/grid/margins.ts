import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import {
  costOn,
  exchangeRateOn,
  isBelowMargin,
  lowestPrice,
  marginPercent,
  netInWon,
} from "#app/domain/pricing/desk/margin.ts";
import type { Costs } from "#app/features/pricing/rates/costs.server.ts";

/** Margins by day, from the net costs and exchange rates of a product. */
export function marginsOf({ costs, rates, limitPercent }: Costs) {
  const netOn = (day: LocalDate) => netInWon(costOn(costs, day), exchangeRateOn(rates, day));
  return {
    limitPercent,
    bahtOn: (day: LocalDate) => costOn(costs, day)?.baht,
    margin: (day: LocalDate, price: Won) => {
      const net = netOn(day);
      return net === undefined ? undefined : marginPercent(price, net);
    },
    isLow: (day: LocalDate, price: Won) => {
      const net = netOn(day);
      return net !== undefined && isBelowMargin(price, net, limitPercent);
    },
    /** The lowest price that keeps the limit on every one of these days. */
    lowest: (days: readonly LocalDate[]) =>
      days.reduce<Won | undefined>((highest, day) => {
        const net = netOn(day);
        if (net === undefined) return highest;
        const price = lowestPrice(net, limitPercent);
        return highest === undefined || price > highest ? price : highest;
      }, undefined),
  };
}

export type Margins = ReturnType<typeof marginsOf>;
