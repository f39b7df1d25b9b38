import type { LocalDate } from "#app/domain/common/date/local-date.ts";

/** tee: places of a tee time · night: rooms of a night · caddy: her half day · car: cars of a day · entry: places of a tournament. */
export const STOCK_KINDS = ["tee", "night", "caddy", "car", "entry"] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

export type StockNeed = {
  readonly kind: StockKind;
  /** Course, room, caddie, vehicle or tournament. */
  readonly productId: string;
  readonly day: LocalDate;
  /** The tee time, the half day, the region of a car; empty where there is one a day. */
  readonly slot: string;
  readonly quantity: number;
  /** The capacity while no row exists yet. */
  readonly capacity: number;
};

/** What is counted, without how much of it. */
export type Stock = Omit<StockNeed, "quantity" | "capacity">;

/** Stock is always locked in this order, so that two orders never deadlock. */
export function compareNeeds(a: Stock, b: Stock): number {
  return stockKey(a).localeCompare(stockKey(b), "en");
}

export function stockKey({ kind, productId, day, slot }: Stock): string {
  return `${kind}|${productId}|${day}|${slot}`;
}
