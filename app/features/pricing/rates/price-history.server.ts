import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { StoredOverride } from "./overrides.server.ts";
import type { PricedProduct } from "./priced-product.server.ts";
import type { ChangedPrice } from "./prices-changed.ts";

/** A cell in the history; the override is that of before the change. */
export type PriceEntry = {
  readonly day: LocalDate;
  readonly price: Won;
  readonly override?: StoredOverride | null;
};

export function subjectOf({ kind, id }: PricedProduct) {
  return { kind: kind === "course" ? "course_prices" : "room_prices", id } as const;
}

const LOOKED_THROUGH = 50;
/** Saves of cells, and of the rules behind them. */
const ACTIONS = ["price.save", "price.undo", "price.rates", "price.rates_undo"];

/** The current values that differ from the seen ones, with the last change that named the day. */
export async function changedPrices(
  db: Database,
  product: PricedProduct,
  cells: readonly { readonly day: LocalDate; readonly seen: number }[],
  prices: ReadonlyMap<LocalDate, Won>,
): Promise<readonly ChangedPrice[]> {
  const { kind, id } = subjectOf(product);
  const entries = await db
    .select({ by: members.name, at: auditEntries.createdAt, after: auditEntries.after })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.subjectKind, kind),
        eq(auditEntries.subjectId, id),
        inArray(auditEntries.action, ACTIONS),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(LOOKED_THROUGH);
  return cells.map(({ day, seen }) => {
    const last = entries.find(({ after }) => names(after, day));
    return { day, seen, now: prices.get(day) ?? null, by: last?.by ?? null, at: last?.at ?? null };
  });
}

/** A saved rate card names no days, since it may have changed any. */
function names(after: Readonly<Record<string, unknown>> | null, day: LocalDate): boolean {
  const cells = after?.cells as readonly PriceEntry[] | undefined;
  return cells === undefined || cells.some((cell) => cell.day === day);
}

/** A save by its history entry, of this product alone; undefined for anything else. */
export async function findSave(db: Database, product: PricedProduct, entry: number) {
  const { kind, id } = subjectOf(product);
  const [row] = await db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.id, entry),
        eq(auditEntries.subjectKind, kind),
        eq(auditEntries.subjectId, id),
        eq(auditEntries.action, "price.save"),
      ),
    );
  if (!row) return undefined;
  return {
    before: (row.before?.cells ?? []) as readonly PriceEntry[],
    after: (row.after?.cells ?? []) as readonly PriceEntry[],
  };
}
