import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import { priceError } from "#app/domain/pricing/desk/change-prices.ts";
import { cellPrice } from "#app/domain/pricing/desk/explain-price.ts";
import {
  costOn,
  exchangeRateOn,
  isBelowMargin,
  netInWon,
} from "#app/domain/pricing/desk/margin.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { loadCosts } from "./costs.server.ts";
import { loadDayRules } from "./day-rules.server.ts";
import {
  deleteOverrides,
  listOverrides,
  type StoredOverride,
  saveOverrides,
} from "./overrides.server.ts";
import { type CalendarDay, lockDays, writeDays } from "./price-calendar.server.ts";
import { changedPrices, type PriceEntry, subjectOf } from "./price-history.server.ts";
import { lockRules, type PricedProduct } from "./priced-product.server.ts";
import { PricesChanged } from "./prices-changed.ts";

type Saving = Pick<Services, "db" | "now">;
type Staff = { readonly id: string };

export type SeenCell = {
  readonly day: LocalDate;
  /** The price that the editor saw. */
  readonly seen: number;
  /** The new price of the date; null removes the date's own price, so that the rules decide again. */
  readonly price: Won | null;
};

export type PriceSave = {
  readonly cells: readonly SeenCell[];
  /** Needed where a new price is below the margin limit. */
  readonly reason: string;
};

/** `entry` is the history entry by which the save can be undone. */
export type SavedPrices = { readonly entry: number; readonly count: number };

/** Sets prices for dates, all or none: one cell that differs from what was seen refuses the whole. */
export async function savePrices(
  { db, now }: Saving,
  staff: Staff,
  product: PricedProduct,
  { cells, reason }: PriceSave,
): Promise<SavedPrices> {
  checkCells(cells, shopDayOf(now()));
  return withSerializableRetry(db, async (tx) => {
    const days = cells.map(({ day }) => day);
    const before = await lockAsSeen(tx, product, cells);
    const { after, overrides } = await nextCells(tx, product, cells, {
      before,
      override: { reason, setBy: staff.id, setAt: now() },
    });
    if (reason === "" && (await isAnyBelowMargin(tx, product, before, after))) {
      throw new AppError("price.reason_required");
    }
    const overridden = await overridesOn(tx, product, days);
    await saveOverrides(tx, product, overrides);
    await deleteOverrides(
      tx,
      product,
      cells.filter(({ price }) => price === null).map(({ day }) => day),
    );
    await writeDays(tx, product, after);
    const entry = await writeAudit(tx, {
      by: staff.id,
      action: "price.save",
      subject: subjectOf(product),
      before: { cells: before.map((cell) => withOverride(cell, overridden)) },
      after: { cells: after.map(({ day, price }) => ({ day, price })), reason },
      at: now(),
    });
    return { entry, count: after.length };
  });
}

/** At most a year: the grid shows a month, a file may hold more. */
const MAX_CELLS = 800;

function checkCells(cells: readonly SeenCell[], today: LocalDate): void {
  if (cells.length === 0) throw new AppError("price.empty");
  const days = new Set(cells.map(({ day }) => day));
  if (cells.length > MAX_CELLS || days.size < cells.length) {
    throw new AppError("common.bad_request");
  }
  for (const { day, price } of cells) {
    if (day < today) throw new AppError("price.past");
    const error = price === null ? undefined : priceError(price);
    if (error) throw new AppError(error);
  }
}

/** The current cells, locked; refused with all that differ. */
async function lockAsSeen(
  tx: Database,
  product: PricedProduct,
  cells: readonly Pick<SeenCell, "day" | "seen">[],
): Promise<CalendarDay[]> {
  const standing = await lockDays(
    tx,
    product,
    cells.map(({ day }) => day),
  );
  const prices = new Map(standing.map((cell) => [cell.day, cell.price]));
  const other = cells.filter(({ day, seen }) => prices.get(day) !== seen);
  if (other.length > 0) {
    throw new PricesChanged(await changedPrices(tx, product, other, prices));
  }
  return standing;
}

type NextCells = {
  readonly before: readonly CalendarDay[];
  readonly override: Pick<StoredOverride, "reason" | "setBy" | "setAt">;
};

async function nextCells(
  tx: Database,
  product: PricedProduct,
  cells: readonly SeenCell[],
  { before, override }: NextCells,
) {
  const wanted = new Map(cells.map(({ day, price }) => [day, price]));
  const after: CalendarDay[] = [];
  const overrides: StoredOverride[] = [];
  const ruled = cells.some(({ price }) => price === null)
    ? await rulePrices(tx, product, before)
    : undefined;
  for (const cell of before) {
    const price = wanted.get(cell.day) ?? null;
    if (price === null) after.push(ruled?.(cell.day) ?? cell);
    else {
      after.push({ ...cell, price, layer: "date" });
      overrides.push({ day: cell.day, price, ...override });
    }
  }
  return { after, overrides };
}

/** What the rules say about each day, without the date's own price. */
async function rulePrices(tx: Database, product: PricedProduct, cells: readonly CalendarDay[]) {
  const rules = await lockRules(tx, product);
  const { card } = rules;
  if (!card) throw new AppError("common.not_found");
  const days = cells.map(({ day }) => day).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) throw new AppError("price.empty");
  const rulesOf = await loadDayRules(tx, rules.country, { from, to });
  return (day: LocalDate): CalendarDay => ({
    day,
    ...cellPrice(card, day, rulesOf(day), undefined),
  });
}

/** A price that was low already and is raised needs no reason. */
async function isAnyBelowMargin(
  tx: Database,
  { kind, id }: PricedProduct,
  before: readonly CalendarDay[],
  after: readonly CalendarDay[],
): Promise<boolean> {
  const { costs, rates, limitPercent } = await loadCosts(
    tx,
    kind === "room" ? "room" : "green",
    id,
  );
  const was = new Map(before.map(({ day, price }) => [day, price]));
  return after.some(({ day, price }) => {
    const net = netInWon(costOn(costs, day), exchangeRateOn(rates, day));
    const isLowered = price < (was.get(day) ?? 0);
    return net !== undefined && isLowered && isBelowMargin(price, net, limitPercent);
  });
}

async function overridesOn(tx: Database, product: PricedProduct, days: readonly LocalDate[]) {
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (!from || !to) return new Map<LocalDate, StoredOverride>();
  const rows = await listOverrides(tx, product, { from, to });
  return new Map(
    rows.map(({ day, price, reason, setBy, at }): [LocalDate, StoredOverride] => [
      day,
      { day, price, reason, setBy, setAt: at },
    ]),
  );
}

function withOverride(
  { day, price }: CalendarDay,
  overrides: ReadonlyMap<LocalDate, StoredOverride>,
): PriceEntry {
  return { day, price, override: overrides.get(day) ?? null };
}
