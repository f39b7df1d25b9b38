import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { exchangeRates, netCosts, priceSettings } from "#app/db/schema/pricing.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { CostKind, ExchangeRate, NetCost } from "#app/domain/pricing/desk/margin.ts";
import { DEFAULT_MARGIN_PERCENT } from "#app/domain/pricing/desk/margin.ts";
import { seenAmount } from "#app/domain/pricing/desk/seen-rules.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { requireSeen } from "./require-seen.server.ts";

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

async function marginLimit(db: Database): Promise<number> {
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
  /** What the form saw on that day, in the words of `seen-rules.ts`. */
  readonly seen: string;
};

export async function saveNetCost({ db, now }: Saving, staff: Staff, cost: NewCost): Promise<void> {
  const { kind, productId, startsOn, baht, seen } = cost;
  const subject = { kind: kind === "room" ? "room_prices" : "course_prices", id: productId };
  await withSerializableRetry(db, async (tx) => {
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
    await requireSeen(tx, { seen, standing: seenAmount(before?.baht), subject });
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
      subject,
      before: before && { kind, startsOn, baht: before.baht },
      after: { kind, startsOn, baht },
      at: now(),
    });
  });
}
