import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { exchangeRates, netCosts, priceSettings } from "#app/db/schema/pricing.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { CostKind, ExchangeRate, NetCost } from "#app/domain/pricing/desk/margin.ts";
import { DEFAULT_MARGIN_PERCENT } from "#app/domain/pricing/desk/margin.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Staff = { readonly id: string };
type Saving = Pick<Services, "db" | "now">;

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

export async function marginLimit(db: Database): Promise<number> {
  const [row] = await db
    .select({ value: priceSettings.value })
    .from(priceSettings)
    .where(eq(priceSettings.key, "margin_percent"));
  return row?.value ?? DEFAULT_MARGIN_PERCENT;
}

type NewCost = {
  readonly kind: CostKind;
  readonly productId: string;
  readonly startsOn: LocalDate;
  /** Null takes the entry away: the one before it lasts on. */
  readonly baht: number | null;
};

export async function saveNetCost({ db, now }: Saving, staff: Staff, cost: NewCost): Promise<void> {
  const { kind, productId, startsOn, baht } = cost;
  await db.transaction(async (tx) => {
    const key = and(
      eq(netCosts.kind, kind),
      eq(netCosts.productId, productId),
      eq(netCosts.startsOn, startsOn),
    );
    const [before] = await tx
      .select({ baht: netCosts.baht })
      .from(netCosts)
      .where(key)
      .for("update");
    if (baht === null) await tx.delete(netCosts).where(key);
    else {
      await tx
        .insert(netCosts)
        .values({ kind, productId, startsOn, baht })
        .onConflictDoUpdate({
          target: [netCosts.kind, netCosts.productId, netCosts.startsOn],
          set: { baht: sql`excluded.baht` },
        });
    }
    await writeAudit(tx, {
      by: staff.id,
      action: "price.cost",
      subject: { kind: kind === "room" ? "room_prices" : "course_prices", id: productId },
      before: before && { kind, startsOn, baht: before.baht },
      after: { kind, startsOn, baht },
      at: now(),
    });
  });
}

export async function saveExchangeRate(
  { db, now }: Saving,
  staff: Staff,
  { day, wonPer100Baht }: ExchangeRate,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ wonPer100Baht: exchangeRates.wonPer100Baht })
      .from(exchangeRates)
      .where(eq(exchangeRates.day, day))
      .for("update");
    await tx
      .insert(exchangeRates)
      .values({ day, wonPer100Baht })
      .onConflictDoUpdate({
        target: exchangeRates.day,
        set: { wonPer100Baht: sql`excluded.won_per_100_baht` },
      });
    await writeAudit(tx, {
      by: staff.id,
      action: "price.exchange_rate",
      subject: { kind: "price_rules", id: "exchange_rate" },
      before: before && { day, ...before },
      after: { day, wonPer100Baht },
      at: now(),
    });
  });
}

export async function saveMarginLimit(
  { db, now }: Saving,
  staff: Staff,
  percent: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await marginLimit(tx);
    await tx
      .insert(priceSettings)
      .values({ key: "margin_percent", value: percent })
      .onConflictDoUpdate({ target: priceSettings.key, set: { value: sql`excluded.value` } });
    await writeAudit(tx, {
      by: staff.id,
      action: "price.margin_limit",
      subject: { kind: "price_rules", id: "margin_percent" },
      before: { percent: before },
      after: { percent },
      at: now(),
    });
  });
}
