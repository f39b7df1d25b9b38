import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { exchangeRates, netCosts, priceSettings } from "#app/db/schema/pricing/pricing-tables.ts";
import type { CostKind, ExchangeRate, NetCost } from "#app/domain/pricing/desk/margin.ts";
import { DEFAULT_MARGIN_PERCENT } from "#app/domain/pricing/desk/margin.ts";

export type Costs = {
  readonly costs: readonly NetCost[];
  readonly rates: readonly ExchangeRate[];
  readonly limitPercent: number;
};

/** What a margin is counted from: net costs of one product, exchange rates, and the limit. */
export async function loadCosts(db: Database, kind: CostKind, productId: string): Promise<Costs> {
  const [costs, rates, limitPercent] = await Promise.all([
    db
      .select({ startsOn: netCosts.startsOn, baht: netCosts.baht })
      .from(netCosts)
      .where(and(eq(netCosts.kind, kind), eq(netCosts.productId, productId)))
      .orderBy(asc(netCosts.startsOn)),
    listExchangeRates(db),
    marginLimit(db),
  ]);
  return { costs, rates, limitPercent };
}

export function listExchangeRates(db: Database): Promise<ExchangeRate[]> {
  return db
    .select({ day: exchangeRates.day, wonPer100Baht: exchangeRates.wonPer100Baht })
    .from(exchangeRates)
    .orderBy(asc(exchangeRates.day));
}

async function marginLimit(db: Database): Promise<number> {
  const [row] = await db
    .select({ value: priceSettings.value })
    .from(priceSettings)
    .where(eq(priceSettings.key, "margin_percent"));
  return row?.value ?? DEFAULT_MARGIN_PERCENT;
}
