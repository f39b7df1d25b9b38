import { and, between, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { priceOverrides } from "#app/db/schema/pricing/pricing-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { DateOverride } from "#app/domain/pricing/desk/explain-price.ts";
import type { Span } from "./day-rules.server.ts";
import type { PricedProduct } from "./priced-product.server.ts";

/** An override as it is stored and audited, so that undoing brings back who had set it, when and why. */
export type StoredOverride = {
  readonly day: LocalDate;
  readonly price: Won;
  readonly reason: string;
  readonly setBy: string | null;
  readonly setAt: Date;
};

const ofProduct = ({ kind, id }: PricedProduct) =>
  and(eq(priceOverrides.kind, kind), eq(priceOverrides.productId, id));

export function listOverrides(
  db: Database,
  product: PricedProduct,
  { from, to }: Span,
): Promise<(DateOverride & { readonly day: LocalDate; readonly setBy: string | null })[]> {
  return db
    .select({
      day: priceOverrides.day,
      price: priceOverrides.price,
      reason: priceOverrides.reason,
      setBy: priceOverrides.setBy,
      by: members.name,
      at: priceOverrides.setAt,
    })
    .from(priceOverrides)
    .leftJoin(members, eq(members.id, priceOverrides.setBy))
    .where(and(ofProduct(product), between(priceOverrides.day, from, to)));
}

export async function saveOverrides(
  tx: Database,
  { kind, id }: PricedProduct,
  overrides: readonly StoredOverride[],
): Promise<void> {
  if (overrides.length === 0) return;
  await tx
    .insert(priceOverrides)
    .values(overrides.map((each) => ({ kind, productId: id, ...each })))
    .onConflictDoUpdate({
      target: [priceOverrides.kind, priceOverrides.productId, priceOverrides.day],
      set: {
        price: sql`excluded.price`,
        reason: sql`excluded.reason`,
        setBy: sql`excluded.set_by`,
        setAt: sql`excluded.set_at`,
      },
    });
}

export async function deleteOverrides(
  tx: Database,
  product: PricedProduct,
  days: readonly LocalDate[],
): Promise<void> {
  if (days.length === 0) return;
  await tx
    .delete(priceOverrides)
    .where(and(ofProduct(product), inArray(priceOverrides.day, [...days])));
}
