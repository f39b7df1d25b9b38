import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type StoppableProduct, saleDaysOf } from "./sale-days.server.ts";

type Saving = Pick<Services, "db" | "now">;
type Staff = { readonly id: string };

type Range = {
  readonly products: readonly StoppableProduct[];
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** The closed days of the range that the page showed, where it showed them. */
  readonly seen?: string | undefined;
};

/** How many days changed, and one history entry per product that changed: by these it is undone. */
export type StoppedDays = { readonly days: number; readonly entries: readonly number[] };

const MAX_DAYS = 366;

/** Closes days for a reason; days that are closed already keep theirs, and days without a price are not sold anyway. */
export async function stopSell(
  services: Saving,
  staff: Staff,
  { reason, ...range }: Range & { readonly reason: string },
): Promise<StoppedDays> {
  if (reason === "") throw new AppError("price.reason_required");
  return changeSale(services, range, { by: staff.id, closed: true, reason });
}

/** Opens the days of a range again, for whatever reason they were closed. */
export async function endStopSell(
  services: Saving,
  staff: Staff,
  range: Range,
): Promise<StoppedDays> {
  return changeSale(services, range, { by: staff.id, closed: false });
}

type SaleChange = {
  readonly by: string;
  readonly closed: boolean;
  readonly reason?: string;
};

function changeSale(
  { db, now }: Saving,
  { products, from, to, seen }: Range,
  change: SaleChange,
): Promise<StoppedDays> {
  if (from > to || daysBetween(from, to) >= MAX_DAYS) throw new AppError("price.range");
  if (products.length === 0) throw new AppError("price.empty");
  const byId = new Map(products.map((product) => [product.id, product]));
  return withSerializableRetry(db, async (tx) => {
    const entries: number[] = [];
    let count = 0;
    // In one order, so that two stops of the same products never wait for each other.
    for (const [, product] of [...byId].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const { days, entry } = await changeDays(tx, { product, from, to, seen, at: now() }, change);
      if (entry === null) continue;
      count += days;
      entries.push(entry);
    }
    return { days: count, entries };
  });
}

type Days = Omit<Range, "products"> & { readonly product: StoppableProduct; readonly at: Date };

/** The reasons of days that are opened are named, so that undo finds them. */
async function changeDays(
  tx: Database,
  { product, from, to, seen, at }: Days,
  { by, closed, reason }: SaleChange,
): Promise<{ readonly days: number; readonly entry: number | null }> {
  const sale = saleDaysOf(tx, product);
  const standing = await sale.lockRange(from, to);
  const shut = standing.filter((each) => each.closed).map(({ day }) => day);
  if (seen !== undefined && seen !== shut.join()) throw new AppError("record.page_old");
  const changed = standing.filter((each) => each.closed !== closed);
  if (changed.length === 0) return { days: 0, entry: null };
  const days = changed.map(({ day }) => day);
  await sale.set(days, { closed, closeReason: reason ?? null });
  const reasons = Object.fromEntries(
    changed.flatMap((row) => (row.reason ? [[row.day, row.reason]] : [])),
  );
  const entry = await writeAudit(tx, {
    by,
    action: closed ? "places.close" : "places.open",
    subject: { kind: `${product.kind}_places`, id: product.id },
    before: { days, closed: !closed, ...(!closed && { reasons }) },
    after: { days, closed, ...(reason && { reason }) },
    at,
  });
  return { days: days.length, entry };
}
