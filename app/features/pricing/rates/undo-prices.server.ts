import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { cellPrice } from "#app/domain/pricing/desk/explain-price.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { loadDayRules } from "./day-rules.server.ts";
import { deleteOverrides, saveOverrides } from "./overrides.server.ts";
import { type CalendarDay, lockDays, writeDays } from "./price-calendar.server.ts";
import { changedPrices, findSave, subjectOf } from "./price-history.server.ts";
import { lockRules, type PricedProduct } from "./priced-product.server.ts";
import { PricesChanged } from "./prices-changed.ts";

type Staff = { readonly id: string };

/** Takes a save back whole; refused once any of its cells was changed by a later one. */
export async function undoPrices(
  { db, now }: Pick<Services, "db" | "now">,
  staff: Staff,
  product: PricedProduct,
  entry: number,
): Promise<{ readonly count: number }> {
  return withSerializableRetry(db, async (tx) => {
    const save = await findSave(tx, product, entry);
    if (!save) throw new AppError("common.not_found");
    const days = save.after.map(({ day }) => day);
    const standing = await lockDays(tx, product, days);
    const prices = new Map(standing.map((cell) => [cell.day, cell.price]));
    const overtaken = save.after.filter(({ day, price }) => prices.get(day) !== price);
    if (overtaken.length > 0) {
      const cells = overtaken.map(({ day, price }) => ({ day, seen: price }));
      const now = await changedPrices(tx, product, cells, prices);
      throw new PricesChanged(now, "price.undo_late");
    }
    const rules = await lockRules(tx, product);
    const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)];
    if (!from || !to) throw new AppError("common.not_found");
    const rulesOf = await loadDayRules(tx, rules.country, { from, to });
    const was = new Map(save.before.map((cell) => [cell.day, cell]));
    const restored = standing.flatMap((cell): CalendarDay[] => {
      const before = was.get(cell.day);
      if (!before) return [];
      if (!rules.card) return [{ ...cell, price: before.price, layer: "season" }];
      const priced = cellPrice(
        rules.card,
        cell.day,
        rulesOf(cell.day),
        before.override ?? undefined,
      );
      return [{ day: cell.day, ...priced }];
    });
    const overrides = save.before.flatMap(({ override }) =>
      override ? [{ ...override, setAt: new Date(override.setAt) }] : [],
    );
    await deleteOverrides(tx, product, days);
    await saveOverrides(tx, product, overrides);
    await writeDays(tx, product, restored);
    await writeAudit(tx, {
      by: staff.id,
      action: "price.undo",
      subject: subjectOf(product),
      before: { cells: save.after },
      after: { cells: restored.map(({ day, price }) => ({ day, price })) },
      at: now(),
    });
    return { count: restored.length };
  });
}
