import { and, between, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { Places } from "#app/domain/pricing/desk/day-places.ts";
import { explainPrice, type PriceStep } from "#app/domain/pricing/desk/explain-price.ts";
import type { PriceLayer, Rate } from "#app/domain/pricing/price-layer.ts";
import {
  type DayNames,
  dayNames,
  type PricedDay,
} from "#app/features/pricing/desk/places/price-queries.server.ts";
import { loadCosts } from "#app/features/pricing/rates/costs.server.ts";
import { loadDayRules, type Span } from "#app/features/pricing/rates/day-rules.server.ts";
import { listOverrides } from "#app/features/pricing/rates/overrides.server.ts";
import type { ProductRules } from "#app/features/pricing/rates/priced-product.server.ts";

/** One day of the price grid, with everything that its cell, its popover and the panel say. */
export type GridCell = {
  readonly day: LocalDate;
  readonly price: Won;
  readonly layer: PriceLayer;
  readonly rate: Rate;
  readonly closed: boolean;
  readonly closeReason: string | null;
  readonly places: Places;
  readonly minNights: number | null;
  /** The name of a holiday in the country of the product. */
  readonly holiday: string | null;
  readonly peak: string | null;
  readonly steps: readonly PriceStep[];
  /** Paid orders on this day: their prices never change. */
  readonly teams: number;
};

type GridInput = {
  readonly product: Omit<ProductRules, "version">;
  readonly span: Span;
  readonly days: readonly PricedDay[];
};

export async function loadGrid(db: Database, locale: Locale, { product, span, days }: GridInput) {
  const { card, country } = product;
  const [names, rulesOf, overrides, teams, costs] = await Promise.all([
    dayNames(db, locale, country, span),
    loadDayRules(db, country, span),
    listOverrides(db, product, span),
    teamsByDay(db, product, span),
    loadCosts(db, product.kind === "course" ? "green" : "room", product.id),
  ]);
  const overridden = new Map(overrides.map(({ setBy: _, ...each }) => [each.day, each]));
  const cells = days.map(
    (day): GridCell => ({
      ...day,
      holiday: names.holidays.find((named) => named.day === day.day)?.name ?? null,
      peak: peakName(names, day.day),
      steps: card ? explainPrice(card, day.day, rulesOf(day.day), overridden.get(day.day)) : [],
      teams: teams.get(day.day) ?? 0,
    }),
  );
  return { cells, costs };
}

function peakName({ windows }: DayNames, day: LocalDate): string | null {
  return windows.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)?.name ?? null;
}

async function teamsByDay(
  db: Database,
  { kind, id }: Pick<ProductRules, "kind" | "id">,
  { from, to }: Span,
): Promise<ReadonlyMap<LocalDate, number>> {
  const rows = await db
    .select({
      day: stockTakes.day,
      teams: sql<number>`count(distinct ${stockTakes.orderId})::int`,
    })
    .from(stockTakes)
    .innerJoin(orders, eq(orders.id, stockTakes.orderId))
    .where(
      and(
        eq(stockTakes.kind, kind === "course" ? "tee" : "night"),
        eq(stockTakes.productId, id),
        between(stockTakes.day, from, to),
        isNull(stockTakes.releasedAt),
        eq(orders.status, "PAID"),
      ),
    )
    .groupBy(stockTakes.day);
  return new Map(rows.map(({ day, teams }) => [day, teams]));
}
