import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { holidays, peakWindows } from "#app/db/schema/place.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { type LocalDate, shopDayOf } from "#app/domain/date/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Localized } from "#app/domain/locale.ts";
import type { HolidayEffect, Rate } from "#app/domain/pricing/price-layer.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { FAR_DAY, recomputeAll } from "./recompute-prices.server.ts";

type Saving = Pick<Services, "db" | "now">;
type Staff = { readonly id: string };

export type Holiday = {
  readonly day: LocalDate;
  readonly country: string;
  readonly name: Localized;
  readonly effect: HolidayEffect;
};
export type PeakWindow = {
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
  readonly name: Localized;
  readonly rate: Rate;
};

/** Adds a holiday, or sets the one of that day and country anew; every calendar of the country follows. */
export function saveHoliday(services: Saving, staff: Staff, holiday: Holiday): Promise<number> {
  const { day, country, name, effect } = holiday;
  return changing(services, staff, { id: `holiday:${country}:${day}`, country }, async (tx) => {
    const id = `${country}-${day}`.toLowerCase();
    const same = and(eq(holidays.day, day), eq(holidays.country, country));
    const [before] = await tx.select().from(holidays).where(same).for("update");
    await tx
      .insert(holidays)
      .values({ id: before?.id ?? id, day, country, name, kind: "public", priceEffect: effect })
      .onConflictDoUpdate({ target: holidays.id, set: { name, priceEffect: effect } });
    return { before, after: holiday };
  });
}

export async function removeHoliday(services: Saving, staff: Staff, id: string): Promise<number> {
  const [found] = await services.db.select().from(holidays).where(eq(holidays.id, id));
  if (!found) throw new AppError("common.not_found");
  const subject = { id: `holiday:${found.country}:${found.day}`, country: found.country };
  return changing(services, staff, subject, async (tx) => {
    const [before] = await tx.delete(holidays).where(eq(holidays.id, id)).returning();
    return { before, after: undefined };
  });
}

/** Two windows never share a day: which one decides would be chance. */
export function savePeakWindow(
  services: Saving,
  staff: Staff,
  { id, window }: { readonly id: string; readonly window: PeakWindow },
): Promise<number> {
  return changing(services, staff, { id: `peak:${id}` }, async (tx) => {
    const others = await tx.select().from(peakWindows).where(ne(peakWindows.id, id));
    const { startsOn, endsOn } = window;
    if (others.some((other) => other.startsOn <= endsOn && startsOn <= other.endsOn)) {
      throw new AppError("price.peak_overlap");
    }
    const [before] = await tx
      .select()
      .from(peakWindows)
      .where(eq(peakWindows.id, id))
      .for("update");
    await tx
      .insert(peakWindows)
      .values({ id, ...window })
      .onConflictDoUpdate({ target: peakWindows.id, set: window });
    return { before, after: window };
  });
}

export function removePeakWindow(services: Saving, staff: Staff, id: string): Promise<number> {
  return changing(services, staff, { id: `peak:${id}` }, async (tx) => {
    const [before] = await tx.delete(peakWindows).where(eq(peakWindows.id, id)).returning();
    if (!before) throw new AppError("common.not_found");
    return { before, after: undefined };
  });
}

type Change = {
  readonly before: Readonly<Record<string, unknown>> | undefined;
  readonly after: Readonly<Record<string, unknown>> | undefined;
};

/** A rule and the calendars that follow it, in one transaction; answers with how many prices changed. */
function changing(
  { db, now }: Saving,
  staff: Staff,
  { id, country }: { readonly id: string; readonly country?: string },
  write: (tx: Database) => Promise<Change>,
): Promise<number> {
  return withSerializableRetry(db, async (tx) => {
    const change = await write(tx);
    const span = { from: shopDayOf(now()), to: FAR_DAY };
    const changed = await recomputeAll(tx, span, country);
    const subject = { kind: "price_rules", id };
    await writeAudit(tx, { by: staff.id, action: "price.rule", subject, ...change, at: now() });
    return changed;
  });
}
