import { and, eq, ne, sql } from "drizzle-orm";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import {
  exchangeRates,
  holidays,
  peakWindows,
  priceSettings,
  vanSurcharges,
} from "#app/db/schema/pricing/pricing-tables.ts";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import {
  seenAmount,
  seenFare,
  seenHoliday,
  seenSurcharge,
  seenWindow,
} from "#app/domain/pricing/desk/seen-rules.ts";
import type { AuditFacts } from "#app/features/desk/audit/write-audit.server.ts";
import type { RuleKind } from "./prices-changed.ts";
import { type FeePeriodRow, feePeriod, type NetCostRow, netCost } from "./product-rules.server.ts";
import { FAR_DAY, recomputeAll } from "./recompute-prices.server.ts";

type HolidayRow = typeof holidays.$inferSelect;
type PeakRow = typeof peakWindows.$inferSelect;
type ExchangeRow = typeof exchangeRates.$inferSelect;
type MarginRow = typeof priceSettings.$inferSelect;
type SurchargeRow = typeof vanSurcharges.$inferSelect;

/** By country and day, as `TH:2026-12-05`. */
const holiday: RuleKind<HolidayRow> = {
  lock: async (tx, key) => {
    const [country = "", text = ""] = key.split(":");
    const day = parseLocalDate(text);
    if (!day) throw new AppError("common.not_found");
    const same = and(eq(holidays.day, day), eq(holidays.country, country));
    return (await tx.select().from(holidays).where(same).for("update"))[0];
  },
  put: (tx, row) =>
    tx
      .insert(holidays)
      .values(row)
      .onConflictDoUpdate({
        target: holidays.id,
        set: { name: row.name, priceEffect: row.priceEffect },
      }),
  remove: (tx, { id }) => tx.delete(holidays).where(eq(holidays.id, id)),
  seen: seenHoliday,
  follow: (tx, { country }, today) => recomputeAll(tx, { from: today, to: FAR_DAY }, country),
};

const peak: RuleKind<PeakRow> = {
  lock: async (tx, id) =>
    (await tx.select().from(peakWindows).where(eq(peakWindows.id, id)).for("update"))[0],
  /** Two windows never share a day: which one decides would be chance. */
  put: async (tx, row) => {
    const others = await tx.select().from(peakWindows).where(ne(peakWindows.id, row.id));
    const crosses = others.some(
      (other) => other.startsOn <= row.endsOn && row.startsOn <= other.endsOn,
    );
    if (crosses) throw new AppError("price.peak_overlap");
    const { startsOn, endsOn, name, rate } = row;
    await tx
      .insert(peakWindows)
      .values(row)
      .onConflictDoUpdate({ target: peakWindows.id, set: { startsOn, endsOn, name, rate } });
  },
  remove: (tx, { id }) => tx.delete(peakWindows).where(eq(peakWindows.id, id)),
  seen: seenWindow,
  follow: (tx, _, today) => recomputeAll(tx, { from: today, to: FAR_DAY }),
};

const exchangeRate: RuleKind<ExchangeRow> = {
  lock: async (tx, text) => {
    const day = parseLocalDate(text);
    if (!day) throw new AppError("common.not_found");
    return (
      await tx.select().from(exchangeRates).where(eq(exchangeRates.day, day)).for("update")
    )[0];
  },
  put: (tx, row) =>
    tx
      .insert(exchangeRates)
      .values(row)
      .onConflictDoUpdate({
        target: exchangeRates.day,
        set: { wonPer100Baht: sql`excluded.won_per_100_baht` },
      }),
  remove: (tx, { day }) => tx.delete(exchangeRates).where(eq(exchangeRates.day, day)),
  seen: (row) => seenAmount(row?.wonPer100Baht),
};

const marginLimit: RuleKind<MarginRow> = {
  lock: async (tx) =>
    (
      await tx
        .select()
        .from(priceSettings)
        .where(eq(priceSettings.key, "margin_percent"))
        .for("update")
    )[0],
  put: (tx, row) =>
    tx
      .insert(priceSettings)
      .values(row)
      .onConflictDoUpdate({ target: priceSettings.key, set: { value: row.value } }),
  remove: (tx, { key }) => tx.delete(priceSettings).where(eq(priceSettings.key, key)),
  seen: (row) => seenAmount(row?.value),
};

const surcharge: RuleKind<SurchargeRow> = {
  lock: async (tx, code) =>
    (await tx.select().from(vanSurcharges).where(eq(vanSurcharges.code, code)).for("update"))[0],
  put: (tx, row) =>
    tx
      .insert(vanSurcharges)
      .values(row)
      .onConflictDoUpdate({
        target: vanSurcharges.code,
        set: { amount: row.amount, percent: row.percent },
      }),
  remove: (tx, { code }) => tx.delete(vanSurcharges).where(eq(vanSurcharges.code, code)),
  seen: seenSurcharge,
};

type FareRow = Pick<typeof vanRoutes.$inferSelect, "id" | "oneWayPrice" | "roundTripPrice">;

/** The fares of a route; the route itself is a record of the catalogue. */
const fare: RuleKind<FareRow> = {
  lock: async (tx, id) =>
    (
      await tx
        .select({
          id: vanRoutes.id,
          oneWayPrice: vanRoutes.oneWayPrice,
          roundTripPrice: vanRoutes.roundTripPrice,
        })
        .from(vanRoutes)
        .where(eq(vanRoutes.id, id))
        .for("update")
    )[0],
  put: (tx, { id, oneWayPrice, roundTripPrice }) =>
    tx.update(vanRoutes).set({ oneWayPrice, roundTripPrice }).where(eq(vanRoutes.id, id)),
  remove: () => {
    throw new AppError("common.bad_request");
  },
  seen: seenFare,
};

type RuleRows = {
  readonly net_cost: NetCostRow;
  readonly fee_period: FeePeriodRow;
  readonly holiday: HolidayRow;
  readonly peak: PeakRow;
  readonly exchange_rate: ExchangeRow;
  readonly margin_percent: MarginRow;
  readonly surcharge: SurchargeRow;
  readonly fare: FareRow;
};
export type RuleName = keyof RuleRows;
export type RowOf<Name extends RuleName> = RuleRows[Name];

export const RULE_KINDS: { readonly [Name in RuleName]: RuleKind<RuleRows[Name]> } = {
  holiday,
  peak,
  exchange_rate: exchangeRate,
  margin_percent: marginLimit,
  surcharge,
  fare,
  net_cost: netCost,
  fee_period: feePeriod,
};

/** A kind whose rows come from the history, where every row is plain facts. */
export function ruleKindOf(name: string): RuleKind<AuditFacts> | undefined {
  const kind = Object.entries(RULE_KINDS).find(([known]) => known === name)?.[1];
  return kind as unknown as RuleKind<AuditFacts> | undefined;
}
