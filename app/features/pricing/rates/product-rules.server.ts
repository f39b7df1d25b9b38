import { and, eq } from "drizzle-orm";
import { feePeriods, netCosts } from "#app/db/schema/pricing/pricing-tables.ts";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { FEE_KINDS } from "#app/domain/pricing/desk/fee-kinds.ts";
import { COST_KINDS } from "#app/domain/pricing/desk/margin.ts";
import { seenAmount } from "#app/domain/pricing/desk/seen-rules.ts";
import { writeDayFees } from "./fee-periods.server.ts";
import { lockRules } from "./priced-product.server.ts";
import type { RuleKind } from "./prices-changed.ts";

export type NetCostRow = typeof netCosts.$inferSelect;
export type FeePeriodRow = typeof feePeriods.$inferSelect;
type ProductDay<Kind> = {
  readonly kind: Kind;
  readonly productId: string;
  readonly startsOn: NetCostRow["startsOn"];
};

/** One product, one kind, from one day on: `green:th-siam-old:2027-01-01`. */
export function productDayKey({ kind, productId, startsOn }: ProductDay<string>): string {
  return `${kind}:${productId}:${startsOn}`;
}

function readKey<Kind extends string>(key: string, kinds: readonly Kind[]): ProductDay<Kind> {
  const [name, productId, day = ""] = key.split(":");
  const kind = kinds.find((each) => each === name);
  const startsOn = parseLocalDate(day);
  if (!kind || !productId || !startsOn) throw new AppError("common.not_found");
  return { kind, productId, startsOn };
}

function sameCost({ kind, productId, startsOn }: ProductDay<NetCostRow["kind"]>) {
  return and(
    eq(netCosts.kind, kind),
    eq(netCosts.productId, productId),
    eq(netCosts.startsOn, startsOn),
  );
}

/** What we pay in baht; margins are counted when they are shown, so nothing follows. */
export const netCost: RuleKind<NetCostRow> = {
  lock: async (tx, key) => {
    const same = sameCost(readKey(key, COST_KINDS));
    return (await tx.select().from(netCosts).where(same).for("update"))[0];
  },
  put: (tx, row) =>
    tx
      .insert(netCosts)
      .values(row)
      .onConflictDoUpdate({
        target: [netCosts.kind, netCosts.productId, netCosts.startsOn],
        set: { baht: row.baht },
      }),
  remove: (tx, row) => tx.delete(netCosts).where(sameCost(row)),
  seen: (row) => seenAmount(row?.baht),
};

function sameFee({ courseId, fee, startsOn }: Omit<FeePeriodRow, "amount">) {
  return and(
    eq(feePeriods.courseId, courseId),
    eq(feePeriods.fee, fee),
    eq(feePeriods.startsOn, startsOn),
  );
}

/** A fee from a coming day on. Its course is locked, so that two forms wait for each other. */
export const feePeriod: RuleKind<FeePeriodRow> = {
  lock: async (tx, key) => {
    const { kind: fee, productId: courseId, startsOn } = readKey(key, FEE_KINDS);
    await lockRules(tx, { kind: "course", id: courseId });
    return (await tx.select().from(feePeriods).where(sameFee({ courseId, fee, startsOn })))[0];
  },
  put: (tx, row) =>
    tx
      .insert(feePeriods)
      .values(row)
      .onConflictDoUpdate({
        target: [feePeriods.courseId, feePeriods.fee, feePeriods.startsOn],
        set: { amount: row.amount },
      }),
  remove: (tx, row) => tx.delete(feePeriods).where(sameFee(row)),
  seen: (row) => seenAmount(row?.amount),
  follow: async (tx, { startsOn }, today) => {
    if (startsOn <= today) throw new AppError("price.past");
    return writeDayFees(tx, today);
  },
};
