import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { holidays, peakWindows } from "#app/db/schema/pricing/pricing-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { FAR_DAY, recomputeAll } from "./recompute-prices.server.ts";
import { type RowOf, RULE_KINDS } from "./rule-kinds.server.ts";

type Import = { readonly by: string; readonly at: Date };
type DayRule =
  | { readonly rule: "holiday"; readonly row: RowOf<"holiday"> }
  | { readonly rule: "peak"; readonly row: RowOf<"peak"> };

export function listHolidays(db: Database): Promise<RowOf<"holiday">[]> {
  return db.select().from(holidays).orderBy(holidays.day, holidays.country);
}

export function listPeakWindows(db: Database): Promise<RowOf<"peak">[]> {
  return db.select().from(peakWindows).orderBy(peakWindows.startsOn);
}

/** Writes one rule of a file; prices are computed once for the whole file, by `followImportedRules`. */
export async function importRule(tx: Database, { by, at }: Import, change: DayRule): Promise<void> {
  if (change.rule === "holiday") {
    const { row } = change;
    const [before] = await tx.select().from(holidays).where(eq(holidays.id, row.id)).for("update");
    // On another day it is another rule: the old day loses it.
    const isMoved = before && (before.day !== row.day || before.country !== row.country);
    if (isMoved) await RULE_KINDS.holiday.remove(tx, before);
    await RULE_KINDS.holiday.put(tx, row);
    const subject = { kind: "price_rules", id: `holiday:${row.country}:${row.day}` };
    await writeAudit(tx, { by, action: "price.rule", subject, before, after: row, at });
    return;
  }
  const { row } = change;
  const before = await RULE_KINDS.peak.lock(tx, row.id);
  await RULE_KINDS.peak.put(tx, row);
  const subject = { kind: "price_rules", id: `peak:${row.id}` };
  await writeAudit(tx, { by, action: "price.rule", subject, before, after: row, at });
}

/** Every price that the changed days make. */
export function followImportedRules(tx: Database, at: Date): Promise<number> {
  return recomputeAll(tx, { from: shopDayOf(at), to: FAR_DAY });
}
